import { describe, expect, it } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { beginPlay } from '#kernel/laws/play.ts'
import { formatter, type Message } from '#kernel/message.ts'
import { seatSet } from '#kernel/seats.ts'
import { layOut } from './act-1/testing.ts'
import { content } from './content/index.ts'
import { contentNames } from './content/names.ts'
import { jaws } from './index.ts'
import { jawsOptions } from './options.ts'
import { jawsSpeaker } from './says.ts'
import { QUINT } from './seats.ts'
import { vocabulary } from './vocabulary.ts'

/** What bots of the crew say in random matches, with what they do next and whether it is seen at once. */
function lines(
  options: object,
  seed: string,
  most = 400,
): { readonly said: Message; readonly text: string }[] {
  const { match, player } = beginPlay(jaws, options, seed)
  const speaker = jawsSpeaker(jawsOptions(options), content.builtIn)
  const found: { said: Message; text: string }[] = []
  for (let count = 0; count < most && match.outcome === null; count++) {
    const { game, state } = match
    const seat = player.seat(game.toAct(state))
    const action = player.action(match.legal(seat))
    const view = game.view(state, seatSet(seat))
    const said = speaker(view, seat, action)
    if (seat === 0) expect(said, 'the shark has nobody to tell').toBeNull()
    if (said !== null) found.push({ said, text: game.vocabulary.text(action) })
    match.submit(seat, [action])
  }
  return found
}

describe('what a bot of the crew tells its mates', () => {
  it('comes before what it is about, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const say = formatter(language, jaws.messages[language], contentNames(content.builtIn))
      for (const mode of ['act-1', 'act-2'])
        for (const { said } of lines({ mode }, `says ${mode}`)) expect(say(said)).not.toMatch(/⟨/)
    }
  })

  it('is said before everything that searches, and before every aim', () => {
    const searched = lines({ mode: 'act-1' }, 'searching', 900).map(({ text }) => text.split(' ')[0])
    for (const verb of ['finder', 'binoculars', 'launch', 'close', 'move'])
      expect(searched, verb).toContain(verb)
    const aimed = lines({ mode: 'act-2' }, 'aiming')
    expect(aimed.length).toBeGreaterThan(2)
    for (const { text } of aimed) expect(text).toMatch(/^target /)
  })

  it('is said of a way once, before the turn, also by whoever has an action more', () => {
    const table = layOut({ event: 'indianapolis', turn: 'quint', quint: '4' })
    const speaker = jawsSpeaker(jawsOptions({ mode: 'act-1' }), content.builtIn)
    const sayOf = (way: string): Message | null =>
      speaker(table.game.view(table.match.state, seatSet(QUINT)), QUINT, vocabulary.parse(way))
    expect(sayOf('move 3')?.key).toBe('jaws.says.move')
    table.play('move 3')
    expect(sayOf('move 4')).toBeNull()
  })

  it('gives no odds at a table without help', () => {
    for (const { said } of lines({ mode: 'act-1', help: 'off' }, 'purists', 900))
      expect(said.params).not.toHaveProperty('odds')
  })

  it('follows from the view of the seat alone: from whatever it can imagine it says the same', () => {
    const { match, player } = beginPlay(jaws, { mode: 'act-1' }, 'imagined')
    const speaker = jawsSpeaker(jawsOptions({ mode: 'act-1' }), content.builtIn)
    const chance = new FastChance('imagined')
    for (let count = 0; count < 300 && match.outcome === null; count++) {
      const { game, state } = match
      const seat = player.seat(game.toAct(state))
      const action = player.action(match.legal(seat))
      const view = game.view(state, seatSet(seat))
      const again = game.view(game.imaginer(view)(chance), seatSet(seat))
      expect(speaker(again, seat, action)).toEqual(speaker(view, seat, action))
      match.submit(seat, [action])
    }
  })
})
