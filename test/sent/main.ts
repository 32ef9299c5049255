import { readArguments } from '../../scripts/arguments.mjs'
import { KINDS, sentIn } from './games.ts'
import { FEW, MANY, readHashes, writeHashes } from './hashes.ts'

const HELP = `npm run sent: whether everything that every viewer is sent is still the same

Bots play ${MANY} fixed games of each game and mode. Views, events, legal actions, descriptions, refusals and
records are hashed and compared with test/sent/hashes.json. A difference is a change of what people and programs
get: of the rules, of the protocol, or of a bot.

  --only NAME   kinds whose name contains this ("jaws", "act-2")
  --games N     fewer games, to see the hashes; they are compared only for ${FEW} and ${MANY}
  --write       takes today's hashes for the right ones`

const { values, number } = readArguments('sent', HELP, {
  options: {
    only: { type: 'string', default: '' },
    games: { type: 'string', default: String(MANY) },
    write: { type: 'boolean', default: false },
  },
})
const games = number('games')
const kinds = KINDS.filter(({ name }) => name.includes(values.only))
const known = readHashes()
let different = 0
for (const kind of kinds) {
  const hash = sentIn(kind, games)
  const right = known[kind.name]?.[games]
  const verdict = right === undefined ? 'not known' : right === hash ? 'the same' : `DIFFERENT, was ${right}`
  if (right !== undefined && right !== hash) different++
  console.log(`${kind.name.padEnd(14)} ${games} games ${hash} ${verdict}`)
  known[kind.name] = { ...known[kind.name], [games]: hash }
}
if (values.write) writeHashes(known)
else if (different > 0) process.exitCode = 1
