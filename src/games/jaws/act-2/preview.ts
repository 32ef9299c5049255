import type { Message } from '#kernel/message.ts'
import type { Gear } from '../content/act-2-schema.ts'
import { message } from '../messages/act-2.message.ts'
import type { AbilityId } from './components.ts'
import type { Act2View } from './view.ts'

/** What the shark may lay under its letter, as it sees its own hand: nothing while something hinders it. */
export function abilitiesToLay(gear: readonly Gear[], { shark }: Act2View): readonly AbilityId[] {
  const isHindered = gear.some(
    (each) =>
      each.kind === 'attachable' && each.hinders.abilities === true && shark.attached.includes(each.id),
  )
  return isHindered ? [] : [...new Set(shark.hand)]
}

/** What a gear card says, made from what it does, so that the two cannot differ. */
export function gearText(gear: Gear): Message[] {
  switch (gear.kind) {
    case 'melee':
      return [message('jaws.gear.melee'), ...rolled(gear)]
    case 'firearm':
      return [
        message('jaws.gear.firearm'),
        ...rolled(gear),
        ...(gear.moves ? [message('jaws.gear.moves')] : []),
      ]
    case 'attachable':
      return [
        message('jaws.gear.attachable'),
        ...hindrances(gear.hinders),
        ...(gear.barbs === 0 ? [] : [message('jaws.gear.barbs', { wounds: gear.barbs })]),
      ]
    case 'chum':
      return [message('jaws.gear.chum')]
    case 'ammo':
      return [message('jaws.gear.ammo')]
    case 'cage':
      return [message('jaws.gear.cage')]
  }
}

function rolled({ dice, plus, discard }: Extract<Gear, { readonly dice: number }>): Message[] {
  const hits =
    plus === 0 ? message('jaws.gear.dice', { dice }) : message('jaws.gear.dice-plus', { dice, plus })
  if (discard === 'used') return [hits, message('jaws.gear.discard-used')]
  return discard === 'ammo' ? [hits, message('jaws.gear.discard-ammo')] : [hits]
}

function hindrances({
  evade,
  dice,
  bonus,
  abilities,
}: Extract<Gear, { kind: 'attachable' }>['hinders']): Message[] {
  return [
    ...(evade === undefined ? [] : [message('jaws.gear.hinders-evade', { evade })]),
    ...(dice === undefined ? [] : [message('jaws.gear.hinders-dice', { dice })]),
    ...(bonus === undefined ? [] : [message('jaws.gear.hinders-bonus')]),
    ...(abilities === undefined ? [] : [message('jaws.gear.hinders-abilities')]),
  ]
}
