import type { Says } from '#kernel/catalogue.ts'
import { lab } from './lab.en.ts'
import { serve } from './serve.en.ts'
import { store } from './store.en.ts'

export const en = {
  ...lab,
  ...serve,
  ...store,
  'cli.help': `Dorsal: a table for shark board games.

  dorsal play [GAME]      play in this terminal, against bots or with others
  dorsal replay FILE      tell a record or a save in words
  dorsal verify FILE      check a record or a save, line by line
  dorsal content GAME     print a game's content, or check a pack of your own
  dorsal engine           talk to the rules: one JSON object a line in, one out
  dorsal serve            open the table to browsers and programs
  dorsal backup FILE      copy all that is kept into a file, also while it is served
  dorsal reports          read what people told about others at their tables
  dorsal move WHERE       copy all that is kept from a file to PostgreSQL, or back
  dorsal simulate GAME    let bots play many games, and count what happens
  dorsal ladder GAME      measure the levels of bots against each other
  dorsal laws GAME        hold a game to the laws every game must keep

"dorsal COMMAND --help" says more. --lang {languages} chooses the language of each.`,
  'cli.help.play': `dorsal play [GAME] [FLAGS]: people and bots at one terminal.

  --people N         how many people play: the first N seats (1; 0 to watch the bots)
  --human SEAT       a seat that a person plays, instead of --people (may be repeated)
  --bots LEVEL       how the bots play: one level for all, or one for each, with commas
  --seed TEXT        the same text gives the same draws
  --options JSON     any options of the game; the flags of a game below are short for some
  --content FILE     play with a content pack
  --save FILE        where to save on leaving, and to write the record at the end
  --resume FILE      go on with a saved game
  --lang {languages}       the language`,
  'cli.help.flags': `
{game}:
{flags}`,
  'cli.help.replay': `dorsal replay FILE [FLAGS]: tells a record or a save in words.

  --seat ID          what this seat saw; "spectator" for a watcher, "all" for everything (all)
  --from N           begin with move N
  --lang {languages}       the language`,
  'cli.help.verify': `dorsal verify FILE [FLAGS]: plays a record or a save again and checks every line of it.

  --commitment HEX   that this is the seal which was shown at the table, 64 hexadecimal digits
  --lang {languages}       the language

Ends with 0 when everything fits, and with 1 and the first line that does not.`,
  'cli.help.content': `dorsal content GAME [FLAGS]: prints the built-in content as a pack to start your own from.

  --check FILE       check a pack instead
  --lang {languages}       the language`,
  'cli.help.engine': `dorsal engine: the rules for programs. One JSON object a line on standard input,
one answer a line on standard output. The commands are described in docs/protocol.md.`,
  'cli.bug': 'This is a fault in Dorsal itself: {what}',

  'refusal.action-twice': 'Give either "action" or "actions", not both.',
  'refusal.bad-field': 'The field "{field}" does not fit: {expected}.',
  'refusal.bad-json': 'This line is not JSON.',
  'refusal.bots': '{levels} levels were given for {bots|one bot|# bots}.',
  'refusal.commitment-digits': '--commitment needs the 64 hexadecimal digits that were shown.',
  'refusal.commitment-other':
    'This is not the match that was sealed with {shown}: its own commitment is {commitment}.',
  'refusal.file-not-json': '{file} is not JSON: {why}.',
  'refusal.file-not-ours': '{file} exists and is not a game of Dorsal: it is left as it is.',
  'refusal.file-too-large': '{file} is too large to be a game.',
  'refusal.file-unreadable': 'Cannot read {file}: {why@cli.why}.',
  'refusal.file-unwritable': 'Cannot write {file}: {why@cli.why}.',
  'refusal.flag-with-value': '{flag} takes no value.',
  'refusal.flag-without-value': '{flag} needs a value.',
  'refusal.internal': 'This is a fault in Dorsal itself, nothing has changed: {what}.',
  'refusal.language': 'There is no language "{language}". There are: {languages}.',
  'refusal.line-too-long': 'This line is longer than 1 MiB.',
  'refusal.missing-field': 'The field "{field}" is missing.',
  'refusal.no-match': 'There is no match yet: start one with "new" or "load".',
  'refusal.not-a-number': '--{flag} needs a number, not "{value}".',
  'refusal.not-an-object': 'A line holds one JSON object.',
  'refusal.not-text': 'This line is not UTF-8 text.',
  'refusal.people': 'There are {seats} seats, so {people} people cannot play.',
  'refusal.people-twice': 'Give either --people or --human, not both.',
  'refusal.reserved-key': 'The names "__proto__", "constructor" and "prototype" are not allowed.',
  'refusal.resume-only': '--{flag} belongs to a new game, and --resume goes on with an old one.',
  'refusal.too-few-words': 'Something is missing: see --help.',
  'refusal.too-many-words': '"{word}" is one word too many: see --help.',
  'refusal.unfinished': 'The match is not finished: save it instead.',
  'refusal.unknown-action': 'There is no action "{action}" in this game.',
  'refusal.unknown-command': 'There is no command "{cmd}". There are: {commands}.',
  'refusal.unknown-command-line': 'There is no command "{name}". There are: {names}.',
  'refusal.unknown-flag': 'There is no flag {flag}: see --help.',
  'refusal.unknown-game': 'There is no game "{game}". There are: {games}.',
  'refusal.unknown-seat': 'There is no seat "{seat}". There are: {seats}.',

  'cli.why.ENOENT': 'there is no such file',
  'cli.why.EACCES': 'it is not permitted',
  'cli.why.EPERM': 'it is not permitted',
  'cli.why.EISDIR': 'it is a folder',
  'cli.why.ENOTDIR': 'there is no such folder',
  'cli.why.ENOSPC': 'the disk is full',
  'cli.why.EROFS': 'the disk is read-only',
  'cli.why.other': 'the system does not let us',

  'cli.verify.record': 'A record of {game}, rules number {rules}.',
  'cli.verify.save': 'A save of {game}, rules number {rules}.',
  'cli.verify.built-in': 'Content: built in ({hash}).',
  'cli.verify.pack': 'Content: a pack of its own, complete and with the right counts ({hash}).',
  'cli.verify.commitment': 'Commitment: fits seed, rules, content and options ({commitment}).',
  'cli.verify.sealed': 'Commitment: fits secret, rules, content and options ({commitment}).',
  'cli.verify.shown': 'It is the one that was shown.',
  'cli.verify.given':
    'Seed: given as it is, by whoever began the match. The commitment says that it was not changed later.',
  'cli.verify.made':
    'Seed: made of the secret and of {count|one number that a player|# numbers that players} added.',
  'cli.verify.alone': 'Seed: made of the secret alone; nobody added a number.',
  'cli.verify.added': '  {seats@seat}: {number}',
  'cli.verify.none': '  {seats@seat}: added none',
  'cli.verify.takebacks': 'Takebacks: {count}.',
  'cli.verify.laid': 'Stacked: a position or draws were set by hand {count|once|# times}.',
  'cli.verify.moves':
    'Moves: {count|# move|# moves} played again; each was allowed and led to the state it names.',
  'cli.verify.earlier-fits':
    'Newer rules: {count|one move was|# moves were} made by earlier ones, which lead to where it goes on by number {rules}.',
  'cli.verify.earlier-unplayed':
    'Newer rules: {count|one move was|# moves were} made by earlier ones, which are not here. Nobody can check that they lead to where it goes on by number {rules}; all that follows is checked.',
  'cli.verify.stack': 'Stacked: draws were decided beforehand ({labels}).',
  'cli.verify.no-result': 'Result: none yet.',
  'cli.verify.result': 'Result: {result}',
  'cli.verify.good': 'Everything fits.',

  'cli.content.good': '{file} is a good pack ({hash}).',

  'cli.story.record': '{game}, the record of a game (rules number {rules})',
  'cli.story.save': '{game}, a saved game (rules number {rules})',
  'cli.story.seats': 'Seats: {seats@seat}',
  'cli.story.commitment': 'Commitment: {commitment}',
  'cli.story.stacked': 'Some draws were decided beforehand.',
  'cli.story.setup': 'Set-up',
  'cli.story.turn': '{move}. {seat@seat}',
  'cli.story.all': '{move}. Everyone',
  'cli.story.open': 'The game is still open.',
  'cli.story.abandoned': 'The game was abandoned.',

  'cli.result.points': '{seat@seat}: {points|# point|# points}',
  'cli.result.winner': '{winners@seat} wins.',
  'cli.result.winners': '{winners@seat} win together.',
  'cli.result.nobody': 'Nobody wins.',

  'cli.play.nobody':
    'Nobody is at the keyboard. Run "dorsal play" in a terminal, or send it one answer a line: a number or an action. "dorsal play --help" says more.',
  'cli.play.which': 'Which game? Type its number.',
  'cli.play.turn': '{seat@seat} to play',
  'cli.play.before': '… there is more before this: type "log".',
  'cli.play.thinking': '{seat@seat} ({level}) is thinking …',
  'cli.play.prompt': '{count|1|1-#}, help > ',
  'cli.play.prompt-offer': '{count|1|1-#}, Enter to let it be, help > ',
  'cli.play.prompt-offer-undo': '{count|1|1-#}, Enter to let it be, undo, help > ',
  'cli.play.prompt-undo': '{count|1|1-#}, undo, help > ',
  'cli.play.help': `Type the number of an action, or the action itself as it stands in the record, such as "{example}".

  undo           take your last step back, if it drew and showed nothing
  save [FILE]    write the game down to go on later with --resume FILE
  log            all that has happened, as you saw it
  rules          what is on the table and what it does
  board          draw the table again
  quit           leave, and save if you like`,
  'refusal.number': '{count|There is one action only: type 1.|Type a number from 1 to #.}',
  'refusal.not-understood': '"{text}" is not an action of this game. Type "help" to see what you can do.',
  'cli.play.curtain': 'Pass the terminal to {seat@seat}.',
  'cli.play.curtain-ready': '{seat@seat}: press Enter when nobody else is looking.',
  'cli.play.saved': 'Saved in {file}. Go on with: dorsal play --resume {file}',
  'cli.play.recorded': 'The record is in {file}. Check it with: dorsal verify {file}',
  'cli.play.save-where': 'Save the game? Type a file name, or Enter to leave without.',
  'cli.play.record-where': 'Keep the record? Type a file name, or Enter to leave without.',
  'cli.play.save-name': 'Give it a name: save FILE.',
  'cli.play.left': 'The game was left unfinished.',
  'cli.play.over': 'The end',

  'cli.word.undo': 'undo',
  'cli.word.save': 'save',
  'cli.word.log': 'log',
  'cli.word.rules': 'rules',
  'cli.word.board': 'board',
  'cli.word.help': 'help',
  'cli.word.quit': 'quit',
} as const

en satisfies Says<typeof en>

declare module '#kernel/refusal.ts' {
  interface RefusalWords {
    cli: typeof en
  }
}
