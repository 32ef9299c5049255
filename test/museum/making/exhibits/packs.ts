/** Small changes of what is in each box, to play with. */

const card = (id: string, en: string, fr: string, scores: object) => ({
  id,
  name: { en, fr },
  copies: 12,
  fact: 1,
  scores,
  source: 'house',
})

export const bigFish = {
  game: 'sharks',
  name: { en: 'Only big fish', fr: 'Rien que des gros' },
  sharks: {
    mako: {
      id: 'mako',
      name: { en: 'Old Mako', fr: 'Vieux mako' },
      facts: [{ en: 'It has seen it all.', fr: 'Il en a vu d’autres.' }],
      deck: [
        card('big-fish', 'Big Fish', 'Gros poisson', { kind: 'each', size: 'large', points: 2 }),
        card('odd-couple', 'Odd Couple', 'Drôle de paire', {
          kind: 'pair',
          of: [{ type: 'bony' }, { type: 'cephalopod' }],
          points: 4,
        }),
      ],
    },
  },
}

export const fewBarrels = {
  game: 'jaws',
  name: { en: 'Few barrels', fr: 'Peu de barils' },
  barrels: { orca: 1, shop: 4, source: 'house' },
}

export const otherFins = {
  game: 'shark-island',
  name: { en: 'Other fins', fr: 'D’autres ailerons' },
  fins: { base: ['dolphin', 'seal'], kinds: { dolphin: 9, shoal: 5, prank: 4, seal: 9 }, source: 'house' },
}
