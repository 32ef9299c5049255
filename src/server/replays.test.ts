import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import type { Sliceable } from '#kernel/slices.ts'
import type { KeptReplay, Store } from '#table/store.ts'
import { Replays } from './replays.ts'
import { Semaphore } from './semaphore.ts'
import { ManualClock } from './testing/manual-clock.ts'

let kept: KeptReplay[]
let made: string[]
let unkept: string[]
let isFull: boolean
let replays: Replays

beforeEach(() => {
  kept = []
  made = []
  unkept = []
  isFull = false
  const store = {
    keepReplay: async (replay: KeptReplay) => {
      if (isFull) throw new Error('the disk is full')
      kept.push(replay)
    },
    replay: async (match: string, eyes: string, madeBy: string) =>
      kept.find((each) => each.match === match && each.eyes === eyes && each.madeBy === madeBy)?.packed ??
      null,
    dropReplays: async (match: string) => {
      kept = kept.filter((each) => each.match !== match)
    },
  } as unknown as Store
  replays = new Replays({
    store,
    clock: new ManualClock(),
    longReads: new Semaphore(4),
    madeBy: 'us',
    most: 1_000,
    unkept: (match) => unkept.push(match),
  })
})

/** Takes so many steps; `during` is called after the first. */
function* making(text: string, during: () => void = () => {}): Sliceable<string> {
  made.push(text)
  for (let step = 0; step < 40; step++) {
    if (step === 1) during()
    yield
  }
  return text
}

const ask = async (eyes: string, begin = async () => making(eyes)) =>
  String(gunzipSync(await replays.packed('m', eyes, begin)))

test('a replay is made once, also for those who ask while it is made', async () => {
  expect(await Promise.all([ask('all'), ask('all'), ask('all')])).toEqual(['all', 'all', 'all'])
  expect(await ask('all')).toBe('all')
  expect(made).toEqual(['all'])
})

test('those of one match are made one after the other', async () => {
  let under = 0
  let most = 0
  const begin = (eyes: string) => async () => {
    most = Math.max(most, ++under)
    return making(eyes, () => under--)
  }
  await Promise.all([ask('all', begin('all')), ask('mako', begin('mako')), ask('bull', begin('bull'))])
  expect([made, most]).toEqual([['all', 'mako', 'bull'], 1])
})

test('what cannot be made is not kept, and whoever waited tries for themselves', async () => {
  const refused = ask('all', () => Promise.reject(new Error('not for you')))
  const next = ask('all')
  await expect(refused).rejects.toThrow('not for you')
  expect(await next).toBe('all')
  const fault = (): never => {
    throw new Error('the log leads elsewhere')
  }
  await expect(ask('mako', async () => making('mako', fault))).rejects.toThrow('elsewhere')
  expect(kept.map(({ eyes }) => eyes)).toEqual(['all'])
})

test('what cannot be kept is given out all the same', async () => {
  isFull = true
  expect(await ask('all')).toBe('all')
  expect(unkept).toEqual(['m'])
})

test('what was dropped is made again, and what was begun before is not kept', async () => {
  await ask('all')
  await replays.drop('m')
  expect(kept).toEqual([])
  expect(await ask('all', async () => making('old', () => void replays.drop('m')))).toBe('old')
  expect(kept).toEqual([])
  expect(await ask('all')).toBe('all')
})
