import { expect, test } from 'vitest'
import type { Update } from '#kernel/match/feed.ts'
import type { GameKit } from '../boards/board.ts'
import { chaptersOf, linesOf, turnsOfPage } from './story.ts'

const kit = {
  asides: new Set(['step']),
  chapters: new Set(['round']),
  settles: new Set(['surfaced']),
} as unknown as GameKit

const story = [['round', 'step'], ['aimed'], ['surfaced', 'hit', 'round']].map(
  (keys, index) =>
    ({ cursor: index + 1, events: keys.map((key) => ({ key, params: {} })) }) as unknown as Update,
)

test('a log leaves asides out and marks where a chapter begins', () => {
  const lines = linesOf(story, kit).map(({ message, cursor, isChapter }) => [message.key, cursor, isChapter])
  expect(lines).toEqual([
    ['round', 1, true],
    ['aimed', 2, false],
    ['surfaced', 3, false],
    ['hit', 3, false],
    ['round', 3, true],
  ])
})

test('what bots said grows old with a chapter, and when it has been seen', () => {
  const upTo = (count: number): number[] => turnsOfPage(story.slice(0, count), kit)
  expect([0, 1, 2, 3].map(upTo)).toEqual([[], [1], [1], [1, 3, 3]])
})

test('a log is read by chapters and turns, the newest first under its heading', () => {
  const told = [
    ['round', {}],
    ['swam', { seat: 'mako' }],
    ['ate', { seat: 'mako' }],
    ['tide', {}],
    ['swam', { seat: 'tiger' }],
    ['round', {}],
    ['swam', { seat: 'mako' }],
  ].map(([key, params], index) => ({ cursor: index + 1, events: [{ key, params }] }) as unknown as Update)
  const chapters = chaptersOf(linesOf(told, kit)).map(({ head, turns }) => [
    head?.message.key,
    turns.map(({ seat, lines }) => [seat, lines.map(({ message }) => message.key)]),
  ])
  expect(chapters).toEqual([
    ['round', [['mako', ['swam']]]],
    [
      'round',
      [
        ['tiger', ['swam']],
        ['mako', ['tide', 'ate', 'swam']],
      ],
    ],
  ])
})
