import type { Box } from '#kernel/game.ts'
import { checkLaws, checkLawsOnce, checkLooks, type LawReport } from '#kernel/laws/check-laws.ts'
import { beginNumbered, type Numbered, readNumbered } from '#kernel/laws/numbered.ts'
import { LawBroken } from '#kernel/laws/play.ts'
import { type SightReport, seeEverything, sightsOf } from '#kernel/laws/see-everything.ts'
import type { Message } from '#kernel/message.ts'
import { type Flags, readArguments } from '../arguments.ts'
import { type Command, DONE, FAILED } from '../command.ts'
import { message } from '../messages/message.ts'
import { freshSeed } from '../simulate/plan.ts'
import { needBox } from '../sitting.ts'
import { gameName } from '../words.ts'
import { Bound } from './bound.ts'

const FLAGS: Flags = { minutes: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } }

/** The share of the time that is spent on seeing everything once; the laws have the rest. */
const SIGHTS = 0.4
/** More decisions than any game takes. */
const LONGEST = 20_000

export const laws: Command = async ({ args, say, output, errors }) => {
  const given = readArguments(args, { flags: FLAGS, words: [1, 1] })
  const box = needBox(given.words[0])
  const bound = new Bound(given, errors, say)
  const seed = given.text('seed') ?? freshSeed()
  const one = readNumbered(seed)
  const again = (failed: string): string =>
    `${say(message('lab.laws.again', { game: box.id, seed: failed }))}\n`
  try {
    const lines = one === null ? playAll(box, seed, bound) : playOne(box, one)
    bound.end()
    const held = message('lab.laws.hold', { game: gameName(say, box.id), seed })
    output.write(`${[say(held), ...lines.map((line) => `  ${say(line)}`)].join('\n')}\n`)
    return DONE
  } catch (error) {
    bound.end()
    if (error instanceof LawBroken) {
      output.write(`${error.message}\n${again(error.seed)}`)
      return FAILED
    }
    errors.write(again(seed))
    throw error
  }
}

/** A run: plays until everything was seen once, then checks the laws for as long as there is time. */
function playAll(box: Box, seed: string, bound: Bound): Message[] {
  const run = { options: box.tables, packs: box.packs, seed }
  const seen = seeEverything(box, {
    ...run,
    beyond: box.beyond,
    goOn: (games, unseen) =>
      bound.goesOn(SIGHTS, games, () => message('lab.progress.sights', { games, unseen })),
  })
  const held = checkLaws(box, {
    ...run,
    longest: LONGEST,
    goOn: ({ games, decisions }) =>
      bound.goesOn(1, games, () => message('lab.progress.laws', { games, decisions })),
  })
  return [...heldLines(held), ...seenLines(seen)]
}

/** Plays one game of a run again, for the purpose that it had there. */
function playOne(box: Box, { seed, purpose, number }: Numbered): Message[] {
  const run = { options: box.tables, packs: box.packs, seed }
  switch (purpose) {
    case 'game':
      return heldLines(checkLawsOnce(box, { ...run, longest: LONGEST }, number))
    case 'sight':
      sightsOf(beginNumbered(box, run, purpose, number))
      return []
    case 'look':
      checkLooks(box, run)
      return []
  }
}

function heldLines({ games, decisions, imagined, twins, twinSteps, undone, secretTurns }: LawReport) {
  return [
    message('lab.laws.games', { games, decisions }),
    message('lab.laws.imagined', { count: imagined }),
    message('lab.laws.twins', { twins, steps: twinSteps }),
    message('lab.laws.undone', { count: undone }),
    ...(secretTurns === 0 ? [] : [message('lab.laws.secret-turns', { count: secretTurns })]),
  ]
}

function seenLines({ sights, unseen, games }: SightReport): Message[] {
  return [
    message('lab.laws.seen', { seen: sights - unseen.length, sights, games }),
    ...(unseen.length === 0 ? [] : [message('lab.laws.unseen', { unseen })]),
  ]
}
