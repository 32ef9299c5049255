import type { JawsNumber } from '#games/jaws/numbers.ts'
import type { Says } from '#kernel/catalogue.ts'

/** What the lessons of JAWS say. */
export const en = {
  'jaws.learn.hunting.welcome': 'You are the shark',
  'jaws.learn.hunting.welcome-text':
    'Round Amity Island people go swimming. Eat as many as you can before the crew fasten {jaws.barrels} barrels to you. Nobody sees where you are.',
  'jaws.learn.hunting.start': 'Where to begin',
  'jaws.learn.hunting.start-text': 'Tap space 4, at the lower right, and start there. Only you know.',
  'jaws.learn.hunting.plan': 'Plan a turn',
  'jaws.learn.hunting.plan-text':
    '{jaws.sharkActions} actions: swim to South Beach, then eat twice. Below you read what the crew will hear. Then announce it.',
  'jaws.learn.hunting.hit': 'They found you',
  'jaws.learn.hunting.hit-text':
    'Hooper’s fish finder said “nearby”, and Quint’s barrel hit you. One more ends the act. Time to be somewhere else.',
  'jaws.learn.hunting.burst': 'A power token',
  'jaws.learn.hunting.burst-text':
    'Play Speed Burst: your next swim is the burst. Swim to 8 and on to East Beach, eat twice there, and announce it. They hear that a token was played, not which.',
  'jaws.learn.hunting.end': 'That is the hunt',
  'jaws.learn.hunting.end-text':
    'Played alone, as here, the hunt is over at {jaws.alone} on the track. Before Act 2 it goes on to {jaws.track}, and the more you eat, the better you are armed there. Your pad keeps your way for you.',

  'jaws.learn.searching.welcome': 'You are the crew',
  'jaws.learn.searching.welcome-text':
    'Quint, Brody and Hooper hunt a shark they cannot see. Fasten {jaws.barrels} barrels to it. First it takes its turn.',
  'jaws.learn.searching.told': 'What you were told',
  'jaws.learn.searching.told-text':
    'It ate one swimmer at South Beach, so it was there. The dots show where it can be now, and how likely if it swam at random.',
  'jaws.learn.searching.finder': 'Hooper goes first',
  'jaws.learn.searching.finder-text':
    'Let Hooper go next, take his fast boat to space 7, and use the fish finder there.',
  'jaws.learn.searching.nearby': 'Nearby',
  'jaws.learn.searching.nearby-text':
    'It is in a space next to 7. Everything else is ruled out. End Hooper’s turn.',
  'jaws.learn.searching.binoculars': 'Brody looks',
  'jaws.learn.searching.binoculars-text':
    'Let Brody go next, walk to South Beach, and look through the binoculars.',
  'jaws.learn.searching.rescue': 'There it is',
  'jaws.learn.searching.rescue-text': 'Get the swimmer out while you are there, then end Brody’s turn.',
  'jaws.learn.searching.launch': 'Quint, now',
  'jaws.learn.searching.launch-text':
    'Choose “Launch a barrel”, and South Beach. From space 8 it is next to you.',
  'jaws.learn.searching.end': 'A hit',
  'jaws.learn.searching.end-text':
    'One barrel is on it; a second ends the act. The fewer it has eaten by then, the better you are armed for the Orca.',

  'jaws.learn.breaking.welcome': 'The Orca',
  'jaws.learn.breaking.welcome-text':
    'Now the crew are on their boat, and you are under it. Destroy all {jaws.boatSpaces} tiles, or the whole crew, before you have {jaws.sharkWounds} wounds.',
  'jaws.learn.breaking.cards': '{jaws.letters} ways up',
  'jaws.learn.breaking.cards-text':
    'A, B and C each say where you come up, how well you evade, and how many dice you bite with. The crew see them too, but not which you take.',
  'jaws.learn.breaking.lock': 'Choose in secret',
  'jaws.learn.breaking.lock-text': 'Take A, lay Extra Strength with it, and lock it in.',
  'jaws.learn.breaking.attack': 'You are up',
  'jaws.learn.breaking.attack-text':
    'Quint guessed right and wounded you. Now bite boat space 2: with Extra Strength what would be damaged is destroyed.',
  'jaws.learn.breaking.bonus': 'In the water',
  'jaws.learn.breaking.bonus-text': 'Quint fell in beside you. One more die against him.',
  'jaws.learn.breaking.end': 'And down again',
  'jaws.learn.breaking.end-text':
    'Then {jaws.letters} new cards come up. Think of what they expect of you, and do something else.',

  'jaws.learn.shooting.welcome': 'Aboard the Orca',
  'jaws.learn.shooting.welcome-text':
    'You have gear of your own and some that was dealt. {jaws.sharkWounds} wounds kill the shark. First the gear is shared out.',
  'jaws.learn.shooting.board': 'Where to stand',
  'jaws.learn.shooting.board-text': 'Put Quint on boat space 2. The others follow.',
  'jaws.learn.shooting.locked': 'It has chosen',
  'jaws.learn.shooting.locked-text':
    'It will come up at A, B or C. B would let it bite with three dice and not evade at all: tempting.',
  'jaws.learn.shooting.aim': 'Take aim',
  'jaws.learn.shooting.aim-text':
    'Stay where you are, ready the Rifle, and aim at B in zone 7. A rifle reaches any water.',
  'jaws.learn.shooting.fire': 'It is B',
  'jaws.learn.shooting.fire-text': 'Fire. Hits less its evade are wounds.',
  'jaws.learn.shooting.end': 'A good shot',
  'jaws.learn.shooting.end-text':
    'Brody aimed there too and shoots next; then the shark bites back. Spread your guesses, or gamble together.',
} as const

en satisfies Says<typeof en, never, JawsNumber>
