import { dice } from '#server/testing/wild.ts'
import type { SaveThen } from '../support/manifest.ts'
import { bigFish, fewBarrels, otherFins } from './exhibits/packs.ts'
import type { Ask, EngineAnswer, Program } from './program.ts'

/** A match on the engine's table; without a number of answers it is played to its end. */
interface Solo {
  readonly name: string
  readonly what: string
  readonly game: string
  readonly options?: object
  readonly content?: object
  readonly stack?: object
  readonly answers?: number
}

const SAVES: readonly Solo[] = [
  { name: 'sharks', what: 'Sharks for three', game: 'sharks', options: { players: 3 }, answers: 70 },
  {
    name: 'sharks-stacked',
    what: 'Sharks with draws that were decided beforehand',
    game: 'sharks',
    stack: { first: ['mako'], boat: ['b2'], tile: ['reef-small', 'tide', 'creatures-large'] },
    answers: 20,
  },
  {
    name: 'jaws-pack',
    what: 'both acts of JAWS with other barrels',
    game: 'jaws',
    content: fewBarrels,
    answers: 60,
  },
  {
    name: 'jaws-act-2',
    what: 'Act 2 of JAWS',
    game: 'jaws',
    options: { mode: 'act-2', players: 2 },
    answers: 30,
  },
  {
    name: 'island',
    what: 'Shark Island for four',
    game: 'shark-island',
    options: { players: 4 },
    answers: 80,
  },
]

const RECORDS: readonly Solo[] = [
  {
    name: 'sharks-stacked',
    what: 'Sharks with draws that were decided beforehand',
    game: 'sharks',
    options: { first: 'mako' },
    stack: { boat: ['b2'], tile: ['reef-small', 'tide'] },
  },
  { name: 'sharks-pack', what: 'Sharks with other cards', game: 'sharks', content: bigFish },
  { name: 'jaws-full', what: 'both acts of JAWS', game: 'jaws' },
  { name: 'island-pack', what: 'Shark Island with other fins', game: 'shark-island', content: otherFins },
]

export interface Alone {
  readonly saves: SaveThen[]
  readonly records: { file: string; what: string }[]
  readonly texts: Map<string, string>
}

/** Saves and records of the text protocol, from seeds of their own. */
export function playAlone(program: Program): Promise<Alone> {
  return program.engine(async (ask) => {
    const alone: Alone = { saves: [], records: [], texts: new Map() }
    for (const solo of SAVES) {
      const { toAct, outcome } = await play(ask, solo)
      if (outcome !== null) throw new Error(`${solo.name} is over already`)
      const legal: { [seat: string]: string[] } = {}
      for (const seat of toAct) legal[seat] = [...(await ask({ cmd: 'legal', seat })).actions]
      const file = `saves/${solo.name}.save`
      alone.texts.set(file, (await ask({ cmd: 'save' })).text)
      alone.saves.push({ file, what: solo.what, toAct: [...toAct], legal })
    }
    for (const solo of RECORDS) {
      await play(ask, solo)
      const file = `records/alone-${solo.name}.record`
      alone.texts.set(file, (await ask({ cmd: 'record' })).text)
      alone.records.push({ file, what: solo.what })
    }
    return alone
  })
}

async function play(ask: Ask, { name, game, options, content, stack, answers }: Solo): Promise<EngineAnswer> {
  const roll = dice(name.length)
  const seed = `museum ${name}`
  let now = await ask({ cmd: 'new', game, options, content, stack, seed })
  for (let given = 0; now.outcome === null && given < (answers ?? Number.POSITIVE_INFINITY); given++) {
    const seat = now.toAct[roll(now.toAct.length)]
    const { actions } = await ask({ cmd: 'legal', seat })
    now = await ask({ cmd: 'act', seat, action: actions[roll(actions.length)] })
  }
  return now
}
