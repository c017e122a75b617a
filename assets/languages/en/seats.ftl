### Who sits where: handing over, joining late, leaving.
