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

complete -c fifth-die -n "__fish_fifth_die_needs_command" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -s V -l version -d 'Print version'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "check" -d 'Replay session files and report what\'s wrong with them'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "show" -d 'Print the pads or the board of a session file'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "review" -d 'Say what each choice in a game was worth, and how much of the result was luck'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "print" -d 'Print the pads, the board or the result of a session file, or blank pads, as PDF, SVG or PNG'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "export" -d 'Write the games between two dates as one file for another computer, or as a table'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "import" -d 'Import games: session files, exported files, or folders of them'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "analyze" -d 'Answer questions about positions: one line of JSON for each line of JSON on standard input'
complete -c fifth-die -n "__fish_fifth_die_needs_command" -a "serve" -d 'Host a game for phones, without a window'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand check" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand show" -l format -d 'What to print: text, a message, JSON, or a table of the pads or of the throws' -r -f -a "text\t'The pads or the board, and everyone\'s score, to read'
message\t'The result in a few lines, to send'
json\t'An object for programs'
csv\t'Everyone\'s score as a table'
throws\t'Every throw or roll as a table'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand show" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand review" -l format -d 'Text for people or JSON for programs' -r -f -a "text\t'To read'
json\t'An object for programs'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand review" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand review" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l blank -d 'Blank pads or a blank board, to play with a pencil' -r -f -a "express\t''
classic\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l as -d 'The pads or the board as they are now, or the result with the course of the game' -r -f -a "pads\t''
result\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l penalty -d 'The penalty for an unfinished row, on blank pads' -r -f -a "200\t''
150\t''
100\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l paper -d 'The size of the sheet' -r -f -a "a4\t''
letter\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l format -d 'The format, if the file\'s name doesn\'t say; otherwise PDF. SVG and PNG have one file per page' -r -f -a "pdf\t''
svg\t''
png\t''"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -s o -l out -d 'The file to write, ending in .pdf, .svg or .png; - is standard output. Without it, a file in this folder, named after what it shows' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -l force -d 'Replace existing files, but never links, devices or pipes'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand print" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l from -d 'The first day, such as 2026-11-20' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l to -d 'The last day' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l format -d 'One file for another computer, or a table for a spreadsheet' -r -f -a "games\t'One file to import, with the command or in the window'
csv\t'A table for a spreadsheet, with a line for each player in each game'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand import" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand analyze" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand analyze" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l players -d 'The players\' names, separated by commas; without them, people join on their phones' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l dice -d 'Real dice or app dice' -r -f -a "real\t'Dice on the table, which people type'
app\t'Dice rolled by the app'"
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l seed -d 'A dice code: the same code gives the same throws' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l timer -d 'The time limit for a choice, in seconds' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l listen -d 'Listen only on the interface with this address' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l port -d 'Listen on this port; without it, on the last one if it\'s free' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l public-url -d 'The address of a proxy that lets phones in from far away, such as https://dice.example' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l proxy -d 'The address of that proxy, if it isn\'t on this computer' -r
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l data-dir -d 'Keep games, settings and everything else in this folder' -r -F
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l express -d 'Begin a game of Can\'t Stop Express'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l classic -d 'Begin a game of classic Can\'t Stop'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l secret -d 'Hide choices in Express until everyone has chosen'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l no-code -d 'Don\'t let anyone in with the six digits beside the address'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l quiet -d 'Print only the addresses, without a QR code'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -l open -d 'Show the room display in this computer\'s browser'
complete -c fifth-die -n "__fish_fifth_die_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
