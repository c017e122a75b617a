### What is printed or saved as a picture.
