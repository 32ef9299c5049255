import type { Says } from '#kernel/catalogue.ts'

export const en = {
  'refusal.bad-seating': 'Everyone who plays on needs a seat, and nobody else has one.',
  'refusal.bad-invitation': 'This invitation does not fit, or was used already.',
  'refusal.bot-already': 'A bot plays this seat already.',
  'refusal.bot-plays': 'A bot plays this seat. Take it back first.',
  'refusal.conceded': 'You have conceded.',
  'refusal.hush': 'Your team may not talk among itself now.',
  'refusal.log-full':
    'There is no room for more of this at this table: at most {most} in a match. You can still play on, or give up.',
  'refusal.name-character':
    'A name cannot hold the character {character}: it is not seen, or changes how the rest is read.',
  'refusal.name-marks': 'A letter of this name has too many marks on it: at most {most}.',
  'refusal.name-unseen': 'A name needs something that can be seen.',
  'refusal.no-bot': 'No bot plays this seat.',
  'refusal.no-longer-playable':
    'This match was played by rules number {played}; this server plays number {plays}. It can neither be continued nor replayed here.',
  'refusal.no-offer': 'Nothing is being asked.',
  'refusal.no-such-game': 'There is no game "{game}".',
  'refusal.no-such-match': 'There is no such match.',
  'refusal.no-such-person': 'There is no such person at this table.',
  'refusal.no-such-seat': 'There is no such seat.',
  'refusal.not-at-table': 'You are not at this table.',
  'refusal.not-gone': 'They have not been gone for {seconds} seconds yet.',
  'refusal.not-host': 'Only the host can do that.',
  'refusal.not-invited': 'This seat needs an invitation.',
  'refusal.not-started': 'The game has not begun yet.',
  'refusal.not-your-seat': 'This is not your seat.',
  'refusal.nothing-said': 'There was nothing in it.',
  'refusal.offer-open': 'Something is being asked already.',
  'refusal.other-holder': 'The other player of this seat has begun its turn.',
  'refusal.other-offer': 'You are asked something else by now.',
  'refusal.other-side': 'You have seen what another side of this match knows.',
  'refusal.pad-full': 'The pad is full: at most {most} notes.',
  'refusal.rearranged': 'The table has changed since you last saw it. Look at it again.',
  'refusal.rematched': 'The rematch has been arranged.',
  'refusal.running': 'The game is still on: its record is for afterwards.',
  'refusal.seat-full': 'This seat is shared by {most} people already.',
  'refusal.seat-taken': 'This seat is taken.',
  'refusal.seated': 'You sit there already.',
  'refusal.started': 'The game has begun.',
  'refusal.still-playable': 'This match can be continued.',
  'refusal.too-few-seats': 'With these options there are fewer seats than people at the table.',
  'refusal.too-long': 'That is too long: at most {most} characters.',
  'refusal.too-many-actions': 'Too many actions at once.',
  'refusal.unknown-action': 'There is no action "{action}".',
  'refusal.unreadable':
    'This table cannot be read: what was kept of it is damaged. Whoever runs the server can put a backup in place.',
} as const

en satisfies Says<typeof en>

declare module '#kernel/refusal.ts' {
  interface RefusalWords {
    table: typeof en
  }
}
