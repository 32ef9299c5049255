import { describe, expect, it } from 'vitest'
import { boxes } from '#games/index.ts'
import { typeset } from '#kernel/message.ts'
import * as shelf from './shelf.ts'

const TAUGHT = Object.values(shelf).filter(({ lessons }) => lessons !== undefined)

describe.each(TAUGHT)('the list of lessons of $id', ({ id: game, lessons, seating }) => {
  it('says how long each of them is, in both languages', async () => {
    for (const { steps, title, load } of (await lessons?.()) ?? []) {
      expect((await load()).steps).toHaveLength(steps)
      expect(title.en).toMatch(/\S/)
      expect(typeset(title.fr, 'fr')).not.toMatch(/ [:;?!]/)
    }
  })

  it('leads to a game on the side that was learnt', async () => {
    const box = boxes.find(({ id }) => id === game)
    const usual = box?.options({}) ?? {}
    const { parts } = await seating()
    for (const { part, options, load } of (await lessons?.()) ?? []) {
      const wanted = parts({ ...usual, ...options }).find(({ id }) => id === part)
      const { seat, seats = [seat] } = await load()
      expect(wanted?.seats).toEqual(seats)
    }
  })
})
