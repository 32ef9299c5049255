import { availableParallelism } from 'node:os'
import { PAGE_MARK, pageOf } from '#lab/page/page.ts'
import { simulate as run } from '#lab/simulate/simulate.ts'
import { ThinkingPool } from '#thinking/pool.ts'
import { type Flags, readArguments } from '../arguments.ts'
import { type Command, DONE, INTERRUPTED } from '../command.ts'
import { needOurs, writeOurs } from '../files.ts'
import { interruptible } from '../interruption.ts'
import { message } from '../messages/message.ts'
import { clock, Progress } from '../progress.ts'
import { wordingFor } from '../wording.ts'
import { planFrom } from './plan.ts'
import { reportText } from './text.ts'

const FLAGS: Flags = {
  games: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  iterations: { type: 'string' },
  seed: { type: 'string' },
  content: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
  threads: { type: 'string' },
}

export const simulate: Command = async ({ args, language, say, output, errors }) => {
  const given = readArguments(args, { flags: FLAGS, words: [1, 1] })
  const plan = await planFrom(given)
  const threads = given.count('threads', 1) ?? availableParallelism()
  const file = given.text('html')
  if (file !== undefined) await needOurs(file, PAGE_MARK)

  const { box, pack, games } = plan
  const wording = wordingFor(box, pack === undefined ? box.shelf.builtIn : box.shelf.load(pack), language)
  const progress = new Progress(errors)
  const show = (done: number): void => {
    const share = done / games
    const rate = wording.number(done / progress.seconds, 1)
    progress.show(share, () =>
      wording.say(message('lab.progress.games', { done, games, rate, left: clock(progress.left(share)) })),
    )
  }
  const pool = new ThinkingPool(Math.min(threads, games))
  const report = await interruptible((signal) => run(plan, pool, signal, show)).finally(() => {
    progress.end()
    return pool.close()
  })
  const { interrupted, asked } = report
  if (interrupted) errors.write(`${say(message('lab.interrupted', { games: report.games, asked }))}\n`)
  output.write(given.has('json') ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, wording))
  if (file !== undefined) {
    await writeOurs(file, pageOf(report, wording), PAGE_MARK)
    errors.write(`${say(message('lab.written', { file }))}\n`)
  }
  return interrupted ? INTERRUPTED : DONE
}
