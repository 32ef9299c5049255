import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Message } from '#kernel/message.ts'
import type { Timed } from '../client/timing.ts'
import { Picture } from './picture.svelte.ts'

/** A view is a number, an event adds to it. */
class Sum extends Picture<number, Message> {
  readonly seen: string[] = []

  protected override after(view: number, { params }: Message): number {
    return view + Number(params.add)
  }

  protected override begins({ key }: Message): void {
    this.seen.push(`${key} begins`)
  }

  protected override comesOut({ key }: Message, next: number): void {
    this.seen.push(`${key}: ${this.view} to ${next}`)
  }
}

const timed = (key: string, add: number, lasts: number, doubt = 0): Timed => ({
  event: { key, params: { add } },
  at: 0,
  lasts,
  doubt,
})
const WAY = [timed('swam', 1, 100), timed('round', 10, 0), timed('rolled', 100, 200, 50)]

/** Where nothing is drawn, a rune is what it holds. */
const held = <T>(value: T): T => value

beforeEach(() => {
  vi.stubGlobal('$state', Object.assign(held, { raw: held }))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('moves through the events, each in its time, and rests in the view they lead to', async () => {
  const picture = new Sum(5)
  void picture.play(0, WAY, 111)
  expect(picture).toMatchObject({ view: 1, isMoving: true, pace: 100, isInDoubt: false })
  await vi.advanceTimersByTimeAsync(100)
  expect(picture).toMatchObject({ view: 11, event: { key: 'rolled' }, isInDoubt: true })
  await vi.advanceTimersByTimeAsync(50)
  expect(picture).toMatchObject({ view: 111, isInDoubt: false, isMoving: true })
  await vi.advanceTimersByTimeAsync(150)
  expect(picture).toMatchObject({ view: 111, event: null, pace: 0, isMoving: false })
  expect(picture.seen).toEqual([
    'swam begins',
    'swam: 0 to 1',
    'round begins',
    'round: 1 to 11',
    'rolled begins',
    'rolled: 11 to 111',
  ])
})

it('cut short, it stands as it is told, and the way it was on is over', async () => {
  const picture = new Sum(0)
  void picture.play(0, WAY, 111)
  picture.settle(7, [])
  await vi.advanceTimersByTimeAsync(1000)
  expect(picture).toMatchObject({ view: 7, isMoving: false })
  expect(picture.seen).toHaveLength(2)
})

it('tells what happened where there is nothing to move from', async () => {
  const picture = new Sum(0)
  void picture.play(null, WAY, 111)
  expect(picture.view).toBe(111)
  await vi.advanceTimersByTimeAsync(300)
  expect(picture.seen).toHaveLength(6)
  expect(picture.isMoving).toBe(false)
})
