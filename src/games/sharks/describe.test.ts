import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#kernel/message.ts'
import { layOut, setUp, type Table } from './testing.ts'

function described(table: Table, text: string, language: Language = 'en'): string {
  return table.say(table.game.describe(table.view(table.turn), table.action(text)), language)
}

describe('what an action is called', () => {
  const table = layOut({
    sharks: { mako: 'b1', tiger: 'd3' },
    boat: 'c2',
    trash: 'c3',
    stomachs: { mako: 'large-pelagic medium-pelagic' },
  })

  it.each([
    ['start north-a', 'Start north of a1', 'Partir au nord de a1'],
    ['shift west-2', 'Move along the shore to west of a2', 'Longer le bord jusqu’à la place à l’ouest de a2'],
    ['swim a1', 'Swim to a1, Small Reef', 'Nager en a1, Petit récif'],
    ['swim c3', 'Swim to c3, Large Reef, with trash', 'Nager en c3, Grand récif, avec un déchet'],
    ['swim a4', 'Swim to a4', 'Nager en a4'],
    ['stop', 'Stop here', 'S’arrêter ici'],
    ['stay', 'Stay: there is no way to go', 'Rester\u00a0: aucune issue'],
    ['take mammal', 'Eat the medium marine mammal or bird', 'Manger le mammifère ou oiseau marin moyen'],
    ['draw small', 'Draw from the small bag', 'Tirer du sac des petites créatures'],
    ['change c2', 'Change c2, Tide', 'Changer c2, Marée'],
    ['change c3', 'Change c3, Large Reef, with its trash', 'Changer c3, Grand récif, avec son déchet'],
    ['change a4', 'Change a4', 'Changer a4'],
    ['relieve', 'Give up a trash token', 'Rejeter un déchet'],
    ['discard 3', 'Discard “Fast Food” (4 points now)', undefined],
    ['discard 20', 'Discard card 20', 'Défausser la carte 20'],
    ['score 1', 'Score “Big Game”: 1 point', undefined],
    ['score 20', 'Score card 20', 'Marquer la carte 20'],
    ['done', 'Done', 'Terminé'],
    ['boat north', 'Boat north', 'Bateau au nord'],
  ])('%s', (text, en, fr) => {
    expect(described(table, text)).toBe(en)
    if (fr !== undefined) expect(described(table, text, 'fr')).toBe(fr)
  })

  it('a creature to take has the size of the tile the shark is on', () => {
    const here = layOut({ sharks: { mako: 'c1', tiger: 'd3' }, boat: 'c2' }).play('swim d1')
    expect(described(here, 'take bony')).toBe('Eat the small bony fish')
  })

  it('every action of the vocabulary has a name in every language, at any moment of a game', () => {
    for (const players of [2, 4]) {
      const game = setUp({ players }, {}, players)
      do {
        const texts = game.all.beat === 0 ? game.game.vocabulary.texts() : game.legal()
        for (const text of texts)
          for (const language of LANGUAGES)
            expect(described(game, text, language), text).toMatch(/^\p{Lu}[^⟨⟩{}]*$/u)
      } while (game.playAtRandom() && game.step !== 'over')
    }
  })

  it('different legal actions have different names', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const game = setUp({ players: 3 }, {}, seed)
      do {
        const legal = game.legal()
        for (const language of LANGUAGES)
          expect(new Set(legal.map((text) => described(game, text, language))).size).toBe(legal.length)
      } while (game.playAtRandom())
    }
  })
})
