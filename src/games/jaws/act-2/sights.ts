import type { Message } from '#kernel/message.ts'
import type { Setting } from '../setting.ts'
import { ABILITIES } from './components.ts'
import type { Act2Event } from './events.ts'

/** Everything that can happen, besides gear, abilities and cards. */
const EVENTS_SEEN: { readonly [key in Act2Event['key']]: true } = {
  'jaws.orca.ability': true,
  'jaws.orca.assigned': true,
  'jaws.orca.attached': true,
  'jaws.orca.attacks-boat-again': true,
  'jaws.orca.attacks-crew-again': true,
  'jaws.orca.attacks-boat': true,
  'jaws.orca.attacks-crew': true,
  'jaws.orca.barbs': true,
  'jaws.orca.begins': true,
  'jaws.orca.boarded': true,
  'jaws.orca.boat-damaged': true,
  'jaws.orca.boat-destroyed': true,
  'jaws.orca.boat-missed': true,
  'jaws.orca.caged': true,
  'jaws.orca.chum': true,
  'jaws.orca.climbed': true,
  'jaws.orca.dealt': true,
  'jaws.orca.dives': true,
  'jaws.orca.eliminated': true,
  'jaws.orca.fell': true,
  'jaws.orca.gave-up': true,
  'jaws.orca.hand': true,
  'jaws.orca.held-back': true,
  'jaws.orca.hit': true,
  'jaws.orca.locked': true,
  'jaws.orca.locked-ability': true,
  'jaws.orca.missed': true,
  'jaws.orca.moved': true,
  'jaws.orca.muzzled': true,
  'jaws.orca.no-attack': true,
  'jaws.orca.no-second': true,
  'jaws.orca.nobody-on-target': true,
  'jaws.orca.over': true,
  'jaws.orca.plan-ability': true,
  'jaws.orca.plan-letter': true,
  'jaws.orca.rammed': true,
  'jaws.orca.readied': true,
  'jaws.orca.rerolled': true,
  'jaws.orca.reshuffled': true,
  'jaws.orca.rolled': true,
  'jaws.orca.round': true,
  'jaws.orca.safe-in-cage': true,
  'jaws.orca.shifted': true,
  'jaws.orca.shook-off': true,
  'jaws.orca.showed': true,
  'jaws.orca.stayed': true,
  'jaws.orca.surfaced': true,
  'jaws.orca.targeted': true,
  'jaws.orca.turned-up': true,
  'jaws.orca.turned-up-shaking': true,
  'jaws.orca.unhurt': true,
  'jaws.orca.wounded': true,
}

/** `gear` and `ability` are seen when they are used, `resurface` when the shark comes up with that card. */
export function sights({ content, act2: orca }: Setting): string[] {
  return [
    ...Object.keys(EVENTS_SEEN),
    ...orca.gear.map(({ id }) => `gear ${id}`),
    ...ABILITIES.map((id) => `ability ${id}`),
    ...orca.cards.map(({ id }) => `resurface ${id}`),
    ...content.gear.filter(({ owner }) => owner === undefined).map(({ id }) => `dealt ${id}`),
    ...ABILITIES.map((id) => `dealt ${id}`),
  ]
}

export function sighted(event: Message): string[] {
  return isAct2Event(event) ? [event.key, ...thingsIn(event)] : []
}

function isAct2Event(event: Message): event is Act2Event {
  return event.key in EVENTS_SEEN
}

function thingsIn({ key, params }: Act2Event): readonly string[] {
  switch (key) {
    case 'jaws.orca.hit':
    case 'jaws.orca.missed':
    case 'jaws.orca.attached':
    case 'jaws.orca.caged':
    case 'jaws.orca.chum':
    case 'jaws.orca.gave-up':
      return [`gear ${params.gear}`]
    case 'jaws.orca.ability':
      return [`ability ${params.ability}`]
    case 'jaws.orca.surfaced':
      return [`resurface ${params.card}`]
    case 'jaws.orca.dealt':
      return params.gear.map((id) => `dealt ${id}`)
    case 'jaws.orca.hand':
      return params.abilities.map((id) => `dealt ${id}`)
    case 'jaws.orca.round':
      return ['jaws.round']
    default:
      return []
  }
}
