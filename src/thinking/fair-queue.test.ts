import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function queueOf(...tasks: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>()
  for (const task of tasks) queue.push(task[0], task)
  return queue
}

function drained(queue: FairQueue<string>): string[] {
  const order: string[] = []
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) order.push(task)
  return order
}

test('everyone has a turn before anyone has a second one', () => {
  const queue = queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  expect([queue.size, queue.owners, queue.of('a'), queue.of('d')]).toEqual([6, 3, 3, 0])
  expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect([queue.size, queue.owners]).toEqual([0, 0])
})

test('whoever comes late waits for the others once, however much they have waiting', () => {
  const queue = new FairQueue<string>()
  for (let guest = 0; guest < 5; guest++)
    for (let table = 0; table < 20; table++) queue.push(`guest ${guest}`, `${guest} ${table}`)
  queue.shift()
  queue.push('ann', 'ann')
  expect(drained(queue).indexOf('ann')).toBe(5)
})

test('what is taken out no longer waits', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'b1')]).toEqual([
    true,
    false,
    true,
  ])
  expect([queue.size, queue.owners]).toEqual([1, 1])
  expect(queue.clear()).toEqual(['a2'])
  expect([queue.size, queue.shift()]).toEqual([0, undefined])
})
