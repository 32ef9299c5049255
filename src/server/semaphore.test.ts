import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('so many are inside at a time, the others come in their order, and a fault lets the next one in', async () => {
  const turnstile = new Semaphore(2)
  const inside: number[] = []
  const came: number[] = []
  const leave = new Map<number, (isFault: boolean) => void>()
  const visit = (who: number): Promise<void> =>
    turnstile.pass(async () => {
      inside.push(who)
      came.push(who)
      const isFault = await new Promise<boolean>((resolve) => leave.set(who, resolve))
      inside.splice(inside.indexOf(who), 1)
      if (isFault) throw new Error(`${who} fell`)
    })
  const visits = [1, 2, 3, 4].map((who) => visit(who).catch((error: Error) => error.message))
  expect(inside).toEqual([1, 2])
  leave.get(2)?.(true)
  expect(await visits[1]).toBe('2 fell')
  expect(inside).toEqual([1, 3])
  leave.get(1)?.(false)
  await visits[0]
  expect(inside).toEqual([3, 4])
  for (const who of [3, 4]) leave.get(who)?.(false)
  await Promise.all(visits)
  expect(came).toEqual([1, 2, 3, 4])
})
