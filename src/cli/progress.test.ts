import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock, Progress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function listen(isTTY: boolean): { progress: Progress; written: string[] } {
  const written: string[] = []
  const errors = { isTTY, columns: 60, write: (text: string) => written.push(text) }
  return { progress: new Progress(errors), written }
}

test('a terminal has a bar that is drawn again, within its width, and taken away', () => {
  const { progress, written } = listen(true)
  progress.show(0, () => 'not yet')
  vi.advanceTimersByTime(200)
  progress.show(0.5, () => `half ${'.'.repeat(80)}`)
  progress.show(0.6, () => 'too soon')
  progress.end()
  expect(written).toHaveLength(2)
  const bar = `${'█'.repeat(12)}${'░'.repeat(12)}  half `
  expect(written[0]).toBe(`\r${bar.padEnd(59, '.')}\x1b[K`)
  expect(written[1]).toBe('\r\x1b[K')
})

test('elsewhere there is a plain line soon, and then now and then', () => {
  const { progress, written } = listen(false)
  for (let second = 1; second <= 12; second++) {
    vi.advanceTimersByTime(1000)
    progress.show(second / 12, () => `${second} of 12`)
  }
  progress.end()
  expect(written).toEqual(['1 of 12\n', '6 of 12\n', '11 of 12\n'])
})

test('the time left is what it would take at this pace', () => {
  const { progress } = listen(false)
  vi.advanceTimersByTime(30_000)
  expect(progress.left(0)).toBeNull()
  expect(progress.left(0.25)).toBeCloseTo(90)
  expect(clock(90.4)).toBe('1:30')
  expect(clock(5)).toBe('0:05')
  expect(clock(null)).toBe('–:––')
})
