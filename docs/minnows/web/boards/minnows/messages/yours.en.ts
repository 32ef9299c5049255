import type { Catalogue } from '#kernel/message.ts'

/** The same, said to the one whose seat it is about. */
export const yours: Catalogue = {
  'minnows.ask.bite?seat=me': 'Eat from the shoal of {left}.',
  'minnows.dealt?seat=me': 'You draw a card.',
  'minnows.ate?seat=me': 'You eat {count|a minnow|# minnows}: {left} left.',
  'minnows.showed?seat=me': 'You show {card@minnows.kind}: {points|# point|# points}.',
}
