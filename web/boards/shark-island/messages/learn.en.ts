import type { IslandNumber } from '#games/shark-island/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the lessons of Shark Island say. */
export const en = {
  'shark-island.learn.hunter': 'You are Tempest',
  'shark-island.learn.hunter-text':
    'You train dolphins, and you hunt a shark. With Harlan you win when its health, up here in red, is gone.',
  'shark-island.learn.coast': 'A day on the coast',
  'shark-island.learn.coast-text':
    'Two postcards lie on the shore. The Shark has put fins face down before each: one of the eight is real.',
  'shark-island.learn.dice': 'Your dice',
  'shark-island.learn.dice-text':
    'Each Shark on dice you keep is a coin for it. Spend a Reroll token: roll all {shark-island.dice} again.',
  'shark-island.learn.keep': 'Much better',
  'shark-island.learn.keep-text':
    'Binoculars, Harpoon, Buoy. Keep them: you may use {shark-island.actions} of the {shark-island.dice}.',
  'shark-island.learn.sight': 'A sighting',
  'shark-island.learn.sight-text':
    'Binoculars turn over one fin on any tile. Tap tile 1, Lone Swimmer, then the button.',
  'shark-island.learn.draw': 'A card',
  'shark-island.learn.draw-text': 'Only a prank. The Harpoon draws a skill card: take it.',
  'shark-island.learn.sail': 'Set sail',
  'shark-island.learn.sail-text':
    'Now choose where you will search: tile 2, Crowded Beach. Much would be lost there.',
  'shark-island.learn.search': 'Search',
  'shark-island.learn.search-text':
    'Harlan found nothing. Your dice show two successes: reveal a fin, one at a time.',
  'shark-island.learn.again': 'A dolphin!',
  'shark-island.learn.again-text':
    'Your own skill: a dolphin found in a search wounds the Shark. One success is left: reveal again.',
  'shark-island.learn.found': 'There it is!',
  'shark-island.learn.found-text':
    'The Shark is found. Those on other tiles could come if they had the means; you are here already: to the combat.',
  'shark-island.learn.combat': 'Combat',
  'shark-island.learn.combat-text':
    'Closest to {shark-island.target} wins, ties go to the Shark. You are Active: a win wounds it. Harlan is elsewhere, on the radio.',
  'shark-island.learn.card': 'Your card first',
  'shark-island.learn.card-text':
    'Leap and Strike makes your win hurt more, and gives the Shark a coin. Play it: tap the card, then the button.',
  'shark-island.learn.take': 'Take a card',
  'shark-island.learn.take-text':
    'You have 10: 8 hidden and 2. Nothing can bring you over {shark-island.target}. Take a card and keep what you get.',
  'shark-island.learn.more': 'The bars above',
  'shark-island.learn.more-text':
    '15 now. Striped bars would go over. The Shark has passed: 6 and a hidden card. Once more, and keep it.',
  'shark-island.learn.pass': 'Shark! doubles',
  'shark-island.learn.pass-text': 'It doubled your 5: 20. Enough: pass, and see.',
  'shark-island.learn.won': 'Driven off',
  'shark-island.learn.won-text':
    '20 beats its 16: the Shark is wounded and terrorizes nobody today. Had nobody beaten it, the tile would have been turned for Terror.',
  'shark-island.learn.shark': 'You are the Shark',
  'shark-island.learn.shark-text':
    '{shark-island.leastTerror} Terror tokens, {shark-island.ofOneEvent} of them of the kind you choose in secret, and the island is yours. Stay alive until then.',
  'shark-island.learn.strategy': 'Choose a strategy',
  'shark-island.learn.strategy-text':
    'Hunters see your Terror, not your goal. Choose National Press this time: tap it, then the button.',
  'shark-island.learn.shop': 'Spend coins',
  'shark-island.learn.shop-text':
    'A whale carcass brought you a coin today. Buy one more False Fin to hide among.',
  'shark-island.learn.enough': 'Save the rest',
  'shark-island.learn.enough-text': 'What is left can wait for better things. Go on to your fins.',
  'shark-island.learn.place': 'Place your fins',
  'shark-island.learn.place-text':
    'One tap deals them evenly: use it now, then let the Hunters look. In a real game you would move them about first.',
  'shark-island.learn.struck': 'You came up',
  'shark-island.learn.struck-text':
    'Nobody found you: Crowded Beach was turned over for four Terror. Tempest strikes back. Closest to {shark-island.target} wins: you have 13. Take a card.',
  'shark-island.learn.alarm': 'One more…',
  'shark-island.learn.alarm-text':
    'A Shark! doubled your 4: 17. A second one in your line beats everyone at once. Take another.',
  'shark-island.learn.double': 'Killing machine',
  'shark-island.learn.double-text':
    '{shark-island.doubleShark} Shark! cards: Tempest’s craft is damaged, Harlan paid you a coin over the radio, and the Terror stays. That is the game.',
} as const

en satisfies Says<typeof en, never, IslandNumber>
