import { describe, expect, it } from 'vitest'
import { layOut } from './act-1/testing.ts'
import { content } from './content/index.ts'
import { legacy } from './legacy.ts'
import { jawsOptions } from './options.ts'
import { settingOf } from './setting.ts'

const setting = settingOf(jawsOptions({}), content.builtIn)

describe('Setup (seed 003)', () => {
  it('roles carry over: whoever was the shark in Act 1 is the shark in Act 2', () => {
    const table = layOut({ eaten: 8, shark: 'N', swimmers: 'N' }).play('eat', 'done')
    expect(table.all.act1).toBeNull()
    expect(table.game.seats.map(({ id }) => id)).toEqual(['shark', 'quint', 'brody', 'hooper'])
    expect(table.view('shark').act2?.shark.hand).toHaveLength(10)
    expect(table.view('quint').act2?.shark.hand).toBeNull()
    expect(table.view('quint').act2?.dealt).toHaveLength(3)
  })
})

describe('From Act 1 to Act 2 (seed 003, Act 2: Setup)', () => {
  it('the example: seven eaten give the shark 8 abilities and the crew 5 gear', () => {
    expect(legacy(setting, 7)).toMatchObject({ abilities: 8, gear: 5 })
  })

  it.each([
    [9, 3, 10],
    [8, 4, 9],
    [7, 5, 8],
    [6, 6, 7],
    [5, 7, 6],
  ])('the table: %i eaten, %i gear, %i abilities', (eaten, gear, abilities) => {
    expect(legacy(setting, eaten)).toMatchObject({ gear, abilities, source: 'rulebook' })
  })

  it('fewer than 5 follow the same line (inferred)', () => {
    for (let eaten = 0; eaten < 5; eaten++)
      expect(legacy(setting, eaten)).toMatchObject({
        gear: 12 - eaten,
        abilities: eaten + 1,
        source: 'inferred',
      })
  })
})
