import { EngineProcess } from './dorsal.ts'
import { answerText, playWithBots } from './playing.ts'

// Prints the record of a match that bots play: node make-record.ts GAME SEED LEVEL [OPTIONS as JSON]
const [game, seed, level, options = '{}'] = process.argv.slice(2)
const engine = new EngineProcess()
const answer = await engine.ask({ cmd: 'new', game, seed, options: JSON.parse(options) })
if (!answer.ok) throw new Error(JSON.stringify(answer.error))
// Now and then somebody changes their mind, where that is allowed.
while ((await playWithBots(engine, level, 7)).outcome === null)
  for (const seat of answer.seats as string[]) await engine.ask({ cmd: 'undo', seat })
process.stdout.write(await answerText(engine, { cmd: 'record' }))
await engine.end()
