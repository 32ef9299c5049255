import type { SharksNumber } from '#games/sharks/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the lesson of Sharks says. */
export const en = {
  'sharks.learn.welcome': 'You are a tiger shark',
  'sharks.learn.welcome-text':
    'Eat what your score cards ask for. Swim, eat, score, and move the boat: that is a turn. A full stomach ends the game; most points win.',
  'sharks.learn.cards': 'Your cards',
  'sharks.learn.cards-text':
    'These {sharks.hand} are yours, and only you see them. The number is what a card would score now, for everything in your stomach. It is empty: all zero.',
  'sharks.learn.start': 'Choose a place',
  'sharks.learn.start-text': 'Sharks wait outside at first. Take the glowing place north of column a.',
  'sharks.learn.swim': 'Swim {sharks.steps} tiles',
  'sharks.learn.swim-text':
    'You have up to {sharks.steps} steps. Tap a1, b1, then b2, and stop there: Large Sea Creatures.',
  'sharks.learn.eat': 'Eat one of the {sharks.shown}',
  'sharks.learn.eat-text':
    'On this tile you choose what you eat. Take the large crustacean: Lobster at Large pays 5 for each.',
  'sharks.learn.score': 'Score a card',
  'sharks.learn.score-text':
    'A card scores once, whenever you like. What you have eaten stays and can count for other cards too. Score Lobster at Large: 5 points.',
  'sharks.learn.enough': 'Enough for now',
  'sharks.learn.enough-text':
    'Your other cards would score little now. Keep them: you get a new card for the one you scored.',
  'sharks.learn.boat': 'Move the boat',
  'sharks.learn.boat-text':
    'Each turn ends with the boat. A trash token gives two directions: send it north. The token stays behind where the boat was, as trash.',
  'sharks.learn.trash': 'Mind the trash',
  'sharks.learn.trash-text':
    'Trash on your way is swallowed and takes up room. Here it is worth it: swim to c2 and stop. A reef gives you a large creature, drawn blind.',
  'sharks.learn.pair': 'A pair!',
  'sharks.learn.pair-text':
    'A mammal, and you have a crustacean already: Feather and Claw pays 4 for the pair. Score it.',
  'sharks.learn.boat-again': 'The boat again',
  'sharks.learn.boat-again-text': 'Say that you are done, then send the boat south, out of your way home.',
  'sharks.learn.relief': 'Off to Trash Relief',
  'sharks.learn.relief-text':
    'Swim b2, a2, a3 and stop. You swallow one more piece of trash on b2, and dive under the boat on a2: only a tiger shark can.',
  'sharks.learn.draw': 'Any bag',
  'sharks.learn.draw-text': 'Trash Relief lets you draw from any bag. Take the small one.',
  'sharks.learn.relieve': 'Out with the trash',
  'sharks.learn.relieve-text':
    'Now give up a trash token. You could also change cards here; say that you are done instead.',
  'sharks.learn.variety': 'Three kinds, three points',
  'sharks.learn.variety-text':
    'Crustacean, mammal, cephalopod: One of Each, Please pays 1 for each type. Score it.',
  'sharks.learn.end': 'That is the game',
  'sharks.learn.end-text':
    'When somebody has {sharks.stomach} things in the stomach, the round is finished and the most points win. {sharks.sharks} sharks, each with an ability: hold or hover over anything to read what it does.',
} as const

en satisfies Says<typeof en, never, SharksNumber>
