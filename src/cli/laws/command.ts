import type { Box } from '../../kernel/game.ts'
import { checkLaws, type LawReport } from '../../kernel/laws/check-laws.ts'
import { LawBroken } from '../../kernel/laws/play.ts'
import { type SightReport, seeEverything } from '../../kernel/laws/see-everything.ts'
import { type Message, message } from '../../kernel/message.ts'
import { type Flags, readArguments } from '../arguments.ts'
import { type Command, DONE, FAILED } from '../command.ts'
import { Progress } from '../progress.ts'
import { freshSeed } from '../simulate/plan.ts'
import { needBox } from '../sitting.ts'
import type { Say } from '../words.ts'

const FLAGS: Flags = { minutes: { type: 'string' }, seed: { type: 'string' } }

const USUAL_MINUTES = 5
/** Seeing everything once may take this part of the time; the laws have the rest. */
const SIGHTS = 0.4
/** More decisions than any game takes. */
const LONGEST = 20_000

export const laws: Command = async ({ args, say, output, errors }) => {
  const given = readArguments(args, { flags: FLAGS, words: [1, 1] })
  const box = needBox(given.words[0])
  const seconds = 60 * (given.amount('minutes') ?? USUAL_MINUTES)
  const seed = given.text('seed') ?? freshSeed()
  const progress = new Progress(errors)
  const goesOn = (part: number, at: () => Message): boolean => {
    progress.show(progress.seconds / seconds, () => say(at()))
    return progress.seconds < part * seconds
  }
  try {
    const seen = seeEverything(box, {
      options: box.tables,
      packs: box.packs,
      beyond: box.beyond,
      seed,
      goOn: (games, unseen) => goesOn(SIGHTS, () => message('lab.progress.sights', { games, unseen })),
    })
    const held = checkLaws(box, {
      options: box.tables,
      seed,
      longest: LONGEST,
      goOn: ({ games, decisions }) => goesOn(1, () => message('lab.progress.laws', { games, decisions })),
    })
    progress.end()
    output.write(`${lawText(box, seed, held, seen, say).join('\n')}\n`)
    return DONE
  } catch (error) {
    progress.end()
    if (!(error instanceof LawBroken)) throw error
    output.write(`${error.message}\n`)
    return FAILED
  }
}

function lawText(box: Box, seed: string, held: LawReport, seen: SightReport, say: Say): string[] {
  const { games, decisions, imagined, twins, twinSteps, undone, secretTurns } = held
  const { sights, unseen } = seen
  const lines = [
    message('lab.laws.games', { games, decisions }),
    message('lab.laws.imagined', { count: imagined }),
    message('lab.laws.twins', { twins, steps: twinSteps }),
    message('lab.laws.undone', { count: undone }),
    ...(secretTurns === 0 ? [] : [message('lab.laws.secret-turns', { count: secretTurns })]),
    message('lab.laws.seen', { seen: sights - unseen.length, sights, games: seen.games }),
    ...(unseen.length === 0 ? [] : [message('lab.laws.unseen', { unseen })]),
  ]
  const game = say(message(`${box.id}.name`))
  return [say(message('lab.laws.hold', { game, seed })), ...lines.map((line) => `  ${say(line)}`)]
}
