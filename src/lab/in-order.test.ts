import { expect, test } from 'vitest'
import { Cancelled } from '#thinking/pool.ts'
import { inOrder } from './in-order.ts'

const { signal } = new AbortController()

test('results come in order, whoever is ready first', async () => {
  const out: (() => void)[] = []
  const ready: number[] = []
  const start = (index: number): Promise<number> =>
    new Promise((resolve) => {
      out.push(() => {
        ready.push(index)
        resolve(index)
      })
      // Who was started last is ready first.
      if (out.length === 3) for (const finish of out.splice(0).reverse()) finish()
    })
  expect(await Array.fromAsync(inOrder(start, { count: 9, ahead: 3, signal }))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ])
  expect(ready).toEqual([2, 1, 0, 5, 4, 3, 8, 7, 6])
})

test('only so many are out at a time', async () => {
  let out = 0
  let most = 0
  const start = async (index: number): Promise<number> => {
    most = Math.max(most, ++out)
    await Promise.resolve()
    return index
  }
  for await (const _ of inOrder(start, { count: 9, ahead: 3, signal })) out--
  expect(most).toBe(3)
})

test('it ends where it is stopped', async () => {
  const stop = new AbortController()
  const start = (index: number): Promise<number> =>
    new Promise((resolve, reject) => {
      if (index < 4) resolve(index)
      stop.signal.addEventListener('abort', () => reject(new Cancelled()))
      if (index === 5) stop.abort()
    })
  const results = inOrder(start, { count: 100, ahead: 3, signal: stop.signal })
  expect(await Array.fromAsync(results)).toEqual([0, 1, 2, 3])
})

test('a fault is passed on', async () => {
  const start = async (index: number): Promise<number> => {
    if (index === 2) throw new Error('no')
    return index
  }
  const results = inOrder(start, { count: 9, ahead: 4, signal })
  await expect(Array.fromAsync(results)).rejects.toThrow('no')
})
