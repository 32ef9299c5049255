import { describe, expect, it } from 'vitest'
import { layOut } from '../testing.ts'

const TABLE = { crew: { quint: 'b1', brody: 'b4', hooper: 'b8' }, cards: '1b 2b 3a' }

describe('step 4: Shark reveals (seed 003)', () => {
  it('the letter is turned over, the other two cards are discarded and the shark comes up in its zone', () => {
    const table = layOut(TABLE).lock('A').prepare({})
    expect(table.view('quint').shark).toMatchObject({ letter: 'A', at: 'w1' })
    expect(table.all.cards).toEqual([expect.objectContaining({ id: '1b' }), null, null])
    expect(table.all.discards).toEqual(['2b', '3a'])
  })

  it('targets elsewhere go back; the others are on target', () => {
    const table = layOut(TABLE).lock('A').prepare({ brody: 'stay revolver w1', hooper: 'stay dive-knife w8' })
    expect(table.crew('brody')).toMatchObject({ target: 'w1', onTarget: true })
    expect(table.crew('hooper')).toMatchObject({ target: null, onTarget: false })
  })

  it('the ability is shown and goes into effect', () => {
    const table = layOut({ ...TABLE, hand: 'hard-target' })
      .lock('A', 'hard-target')
      .prepare({})
    expect(table.told()).toContain('The shark’s ability: Hard Target.')
    expect(table.view().shark).toMatchObject({ ability: 'hard-target', laid: true })
  })

  it('Shake off: all attachable weapons go if the card has the symbol', () => {
    const attached = 'marker-barrel anchor-chain'
    const kept = layOut({ ...TABLE, attached })
      .lock('A')
      .prepare({})
    expect(kept.all.shark.attached).toEqual(['marker-barrel', 'anchor-chain'])
    const shaken = layOut({ ...TABLE, attached })
      .lock('C')
      .prepare({})
    expect(shaken.all.shark.attached).toEqual([])
    expect(shaken.all.gearDiscards).toEqual(['marker-barrel', 'anchor-chain'])
    expect(shaken.told()).toContain('The shark shakes off Marker Barrel and Anchor Chain.')
  })

  it('Shake off happens at the reveal: never to what is attached later in the round (ruling 9)', () => {
    const table = layOut({ ...TABLE, crew: { quint: 'b3' } }).lock('C')
    table.prepare({ quint: 'stay harpoon-line w3' }).play('quint: attack')
    expect(table.all.shark.attached).toEqual(['harpoon-line'])
  })

  it('barbs that are torn out make wounds, and the last one ends the game (house)', () => {
    const table = layOut({ ...TABLE, attached: 'harpoon-line' })
      .lock('C')
      .prepare({})
    expect(table.all.shark.wounds).toBe(1)
    expect(table.winners).toBeNull()
    const last = layOut({ ...TABLE, attached: 'harpoon-line', wounds: { shark: 17 } })
      .lock('C')
      .prepare({})
    expect(last.winners).toEqual(['quint', 'brody', 'hooper'])
  })
})

describe('the Pistol (seed 003, FAQ; ruling 8)', () => {
  const ARMED = { ...TABLE, gear: { quint: 'pistol' } }

  it('its target may move to an adjacent water once the shark is up', () => {
    const table = layOut(ARMED).lock('A').prepare({ quint: 'stay pistol w2' })
    expect(table.step).toBe('shift')
    expect(table.asked()).toEqual(['quint'])
    expect(table.legal('quint')).toEqual(['shift w1', 'done'])
    expect(table.whyNot('quint', 'shift w3')).toBe('shift-to-shark')
    table.play('quint: shift w1')
    expect(table.crew('quint')).toMatchObject({ target: 'w1', onTarget: true })
    expect(table.step).toBe('crew-attack')
  })

  it('aims at any water: between two or three options it reaches them all (FAQ)', () => {
    for (const letter of ['A', 'B', 'C']) {
      const table = layOut({ ...ARMED, cards: '1b 2b 3b' }).lock(letter)
      table.prepare({ quint: 'stay pistol w2' })
      if (letter !== 'B') table.play(`quint: shift w${letter === 'A' ? 1 : 3}`)
      expect(table.crew('quint').onTarget).toBe(true)
    }
    const none = layOut({ ...ARMED, cards: '1b 3b 5b' }).lock('A')
    none.play('quint: stay', 'quint: ready pistol')
    expect(none.legalTo('quint', 'target')).toBe('w1 w2 w3 w4 w5 w6 w7 w8')
  })

  it('before the other targets go back, and only if its owner wants to', () => {
    const table = layOut(ARMED).lock('A').prepare({ quint: 'stay pistol w5', brody: 'stay boat-hook w4' })
    expect(table.crew('brody').target).toBe('w4')
    table.play('quint: done')
    expect(table.crew('brody').target).toBeNull()
    expect(table.step).toBe('shark-attack')
  })

  it('cannot be moved further than that', () => {
    const table = layOut(ARMED).lock('A').prepare({ quint: 'stay pistol w3' })
    expect(table.step).toBe('shark-attack')
  })

  it('a water across the boat is adjacent when both tiles are gone', () => {
    const table = layOut({ ...ARMED, cards: '2b 3b 4b', destroyed: '2 6' }).lock('A')
    table.prepare({ quint: 'stay pistol w6' })
    expect(table.legal('quint')).toEqual(['shift w2', 'done'])
  })
})
