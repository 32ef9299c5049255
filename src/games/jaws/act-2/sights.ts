import type { Message } from '../../../kernel/message.ts'
import type { Setting } from '../setting.ts'
import { ABILITIES } from './components.ts'

/** Everything that can happen, besides gear, abilities and cards. */
const HAPPENINGS = [
  'jaws.orca.ability',
  'jaws.orca.assigned',
  'jaws.orca.attached',
  'jaws.orca.attacks-boat-again',
  'jaws.orca.attacks-crew-again',
  'jaws.orca.attacks-boat',
  'jaws.orca.attacks-crew',
  'jaws.orca.barbs',
  'jaws.orca.begins',
  'jaws.orca.boarded',
  'jaws.orca.boat-damaged',
  'jaws.orca.boat-destroyed',
  'jaws.orca.boat-missed',
  'jaws.orca.caged',
  'jaws.orca.chum',
  'jaws.orca.climbed',
  'jaws.orca.dealt',
  'jaws.orca.dives',
  'jaws.orca.eliminated',
  'jaws.orca.fell',
  'jaws.orca.gave-up',
  'jaws.orca.hand',
  'jaws.orca.held-back',
  'jaws.orca.hit',
  'jaws.orca.locked',
  'jaws.orca.locked-ability',
  'jaws.orca.missed',
  'jaws.orca.moved',
  'jaws.orca.muzzled',
  'jaws.orca.no-attack',
  'jaws.orca.no-second',
  'jaws.orca.nobody-on-target',
  'jaws.orca.over',
  'jaws.orca.plan-ability',
  'jaws.orca.plan-letter',
  'jaws.orca.rammed',
  'jaws.orca.readied',
  'jaws.orca.rerolled',
  'jaws.orca.reshuffled',
  'jaws.orca.rolled',
  'jaws.orca.round',
  'jaws.orca.safe-in-cage',
  'jaws.orca.shifted',
  'jaws.orca.shook-off',
  'jaws.orca.showed',
  'jaws.orca.stayed',
  'jaws.orca.surfaced',
  'jaws.orca.targeted',
  'jaws.orca.turned-up',
  'jaws.orca.turned-up-shaking',
  'jaws.orca.unhurt',
  'jaws.orca.wounded',
]

/** `gear` and `ability` are seen when they are used, `card` when the shark comes up with it. */
export function sights({ content, act2: orca }: Setting): string[] {
  return [
    ...HAPPENINGS,
    ...orca.gear.map(({ id }) => `gear ${id}`),
    ...ABILITIES.map((id) => `ability ${id}`),
    ...orca.cards.map(({ id }) => `resurface ${id}`),
    ...content.gear.filter(({ owner }) => owner === undefined).map(({ id }) => `dealt ${id}`),
    ...ABILITIES.map((id) => `dealt ${id}`),
  ]
}

export function sighted({ key, params }: Message): string[] {
  if (!key.startsWith('jaws.orca.')) return []
  switch (key) {
    case 'jaws.orca.hit':
    case 'jaws.orca.missed':
    case 'jaws.orca.attached':
    case 'jaws.orca.caged':
    case 'jaws.orca.chum':
    case 'jaws.orca.gave-up':
      return [key, `gear ${params.gear}`]
    case 'jaws.orca.ability':
      return [key, `ability ${params.ability}`]
    case 'jaws.orca.surfaced':
      return [key, `resurface ${params.card}`]
    case 'jaws.orca.dealt':
      return [key, ...(params.gear as readonly string[]).map((id) => `dealt ${id}`)]
    case 'jaws.orca.hand':
      return [key, ...(params.abilities as readonly string[]).map((id) => `dealt ${id}`)]
    case 'jaws.orca.round':
      return [key, 'jaws.round']
    default:
      return [key]
  }
}
