import { randomBytes } from 'node:crypto'
import type { Options, WholeBox } from '#kernel/game.ts'
import { optionsFor } from '#lab/roles.ts'
import type { SimulationPlan } from '#lab/simulate/plan.ts'
import type { Arguments } from '../arguments.ts'
import { readJsonFile } from '../files.ts'
import { jsonOptions } from '../options.ts'
import { botLevels } from '../play/players.ts'
import { needBox } from '../sitting.ts'

const USUAL_GAMES = 200
/** Plays sensibly, and fast enough that a thousand games do not take an evening. */
const USUAL_BOT = 'cadet'

/** What is to be simulated; whatever does not fit is refused before anything is played. */
export async function planFrom(given: Arguments): Promise<SimulationPlan> {
  const box = needBox(given.words[0])
  const file = given.text('content')
  const pack = file === undefined ? undefined : await readJsonFile(file)
  const content = pack === undefined ? box.shelf.builtIn : box.shelf.load(pack)
  const options = optionsFrom(given)
  const seats = box.open(optionsFor(box, options, 0), content).seats.length
  const iterations = given.count('iterations', 1)
  return {
    box,
    options,
    games: given.count('games', 1) ?? USUAL_GAMES,
    bots: levels(given, seats).map((level) => ({
      level,
      ...(iterations === undefined ? {} : { iterations }),
    })),
    seed: given.text('seed') ?? freshSeed(),
    ...(pack === undefined ? {} : { pack }),
  }
}

/** A random seed, short enough to be typed in again. */
export function freshSeed(): string {
  return randomBytes(6).toString('hex')
}

/** A table for so many players, where a game lets you choose. */
export function withPlayers(box: WholeBox, options: Options, players: number | undefined): Options {
  const whole = players === undefined ? options : { ...options, players }
  box.options(whole)
  return whole
}

function optionsFrom(given: Arguments): Options {
  const box = needBox(given.words[0])
  return withPlayers(box, jsonOptions(given.text('options') ?? '{}'), given.count('players'))
}

function levels(given: Arguments, seats: number): readonly string[] {
  return given.has('bots') ? botLevels(seats, given) : [USUAL_BOT]
}
