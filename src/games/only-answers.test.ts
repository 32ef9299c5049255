import { describe, expect, it } from 'vitest'
import type { Box, Game } from '#kernel/game.ts'
import { checkOnlyAnswer } from '#kernel/laws/only-answers.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { playGames } from '#kernel/testing/seeds.ts'
import { NO_ACTION } from '#kernel/vocabulary.ts'
import { boxes } from './index.ts'

/** The questions that came with a single legal action, by their prompt: answered by a page, or asked all the same. */
interface Seen {
  readonly answered: Set<string>
  readonly asked: Set<string>
}

const GAMES = { usual: 60, few: 24 }

async function play(game: string, change: Partial<Game> = {}): Promise<Seen> {
  const found = boxes.find(({ id }) => id === game)
  if (found === undefined) throw new Error(`there is no ${game}`)
  const box: Box = { ...found, open: (options, content) => ({ ...found.open(options, content), ...change }) }
  const seen: Seen = { answered: new Set(), asked: new Set() }
  await playGames(`only answers in ${game}`, GAMES, (seed, number) => {
    const run = beginPlay(box, box.tables[number % box.tables.length], seed)
    const { match, player } = run
    let checks = 0
    while (match.outcome === null) {
      const seat = player.seat(match.game.toAct(match.state))
      const legal = match.legal(seat)
      if (legal.length === 1) {
        const answer = checkOnlyAnswer(run, seat)
        const [{ prompt }] = match.game.decisions(match.state)
        if (answer === NO_ACTION) seen.asked.add(prompt.key)
        else {
          expect(answer).toBe(legal[0])
          seen.answered.add(prompt.key)
        }
        checks++
      }
      match.submit(seat, [player.action(legal)])
    }
    return checks
  })
  return seen
}

describe('what a page answers without asking', () => {
  it('in Sharks: what lies on the table, and no step of a way or of a relief', async () => {
    const { answered, asked } = await play('sharks')
    expect([...answered].sort()).toEqual(
      ['boat', 'score', 'swim', 'take'].map((each) => `sharks.ask.${each}`),
    )
    for (const prompt of ['enter', 'relief']) expect(asked).toContain(`sharks.ask.${prompt}`)
  })

  it('in JAWS: the only tile of Domino Effect, and never what the shark plans', async () => {
    const { answered, asked } = await play('jaws')
    expect([...answered].sort()).toEqual(['jaws.orca.ask.topple'])
    expect(asked).toContain('jaws.ask.crew')
  })

  it('in Shark Island: neither over 23, nor fins, nor a search that only cards could go on with', async () => {
    const { answered, asked } = await play('shark-island')
    for (const prompt of ['offer', 'place', 'search', 'found'])
      expect(asked).toContain(`shark-island.ask.${prompt}`)
    for (const prompt of answered)
      expect(['bonus', 'spend', 'act', 'sail'].map((each) => `shark-island.ask.${each}`)).toContain(prompt)
    expect(answered.size).toBeGreaterThan(1)
  })

  it('is nothing that others could not tell: a game that says otherwise is found out', async () => {
    const wrong = { isOpenAnswer: () => true }
    await expect(play('shark-island', wrong)).rejects.toMatchObject({ cause: { name: 'LawBroken' } })
  })
})
