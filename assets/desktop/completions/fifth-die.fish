# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_fifth_die_global_optspecs
    string join \n data-dir= h/help V/version
end

function __fish_fifth_die_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_fifth_die_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_fifth_die_using_subcommand
    set -l cmd (__fish_fifth_die_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c fifth-die -n "__fish_fifth_die_needs_command" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -s V -l version -d 'Print version'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "check" -d 'Replay session files and report what is wrong with them'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "show" -d 'Print the pads or the board of a session file'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "review" -d 'Say what each choice of a game was worth, and how much of the result was luck'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "print" -d 'Print the pads, the board or the result of a session file, or blank pads, as PDF, SVG or PNG'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "export" -d 'Write the games of a span as one file for another laptop, or as a table'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "import" -d 'Take in games: session files, files of export, or folders with some'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "analyze" -d 'Answer questions about positions, one line of JSON for each line of JSON on the standard input'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "serve" -d 'Host a game for phones, without a window'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand check" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand show" -l format -d 'For people, for a message, for programs, or for a spreadsheet: what stands on pads or board, or what was thrown' -r -f -a "text\t'Pads or board, and the account of everybody, to read'
message\t'The result in a few lines, to send'
json\t'An object for programs'
csv\t'The account of everybody as a table'
throws\t'Every throw or roll as a table'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand show" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand review" -l format -d 'For people or for programs' -r -f -a "text\t'To read'
json\t'An object for programs'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand review" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand review" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l blank -d 'Pads or a board to play on with a pencil' -r -f -a "express\t''
classic\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l as -d 'The pads or the board as they are, or the result with the course of the game' -r -f -a "pads\t''
result\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l penalty -d 'What a row of one to four marks costs, on blank pads' -r -f -a "200\t''
150\t''
100\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l paper -d 'The size of the sheet' -r -f -a "a4\t''
letter\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l format -d 'What is written, where the name of the file does not tell; without it, PDF. SVG and PNG are a file for each page' -r -f -a "pdf\t''
svg\t''
png\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -s o -l out -d 'The file to write, whose name ends in .pdf, .svg or .png; - is the standard output. Without it, one in this folder, named after what it shows' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l force -d 'Replace files that are there already, but no links, devices or pipes'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l from -d 'The day on which the first ones began, such as 2026-11-20' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l to -d 'The day on which the last ones began' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l format -d 'For another laptop or for a spreadsheet' -r -f -a "games\t'One file that import and the window take in'
csv\t'A table for a spreadsheet, with a line for every player of every game'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand import" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand analyze" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand analyze" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l players -d 'The names of the players, divided by commas; without them people gather on their phones' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l dice -d 'Whose dice are thrown: those on the table, or the app\'s' -r -f -a "real\t'Those on the table, which people type'
app\t'The app\'s'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l seed -d 'The code of the app\'s dice: the same code gives the same throws' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l timer -d 'How many seconds there are for a choice' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l listen -d 'Listen at the interface of this address alone' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l port -d 'Listen at this port; without it at that of the last time, where it is free' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l public-url -d 'The address of a proxy that lets phones in from far away, such as https://dice.example' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l proxy -d 'Where that proxy is, if not on this machine' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l data-dir -d 'Keep games, settings and everything else below this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l express -d 'Begin a game of Can\'t Stop Express'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l classic -d 'Begin a game of classic Can\'t Stop'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l secret -d 'Hide in Express what the others chose until everybody has'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l no-code -d 'Let nobody in by the six digits beside the address'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l quiet -d 'Print the addresses alone, without a QR code'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l open -d 'Show the room display in the browser of this machine'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
