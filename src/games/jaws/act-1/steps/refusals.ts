import { message } from '#games/jaws/messages/act-1.message.ts'
import { BRODY, CAPTAINS, HOOPER, QUINT, SEAT_IDS } from '#games/jaws/seats.ts'
import type { Setting } from '#games/jaws/setting.ts'
import type { Message } from '#kernel/message.ts'
import type { Verb } from '#kernel/verb.ts'
import type { Action } from '#kernel/vocabulary.ts'
import { isUse } from '../devices.ts'
import { BEACHES, isBeach, SHOP, SPACES, type SpaceName, WATER } from '../island.ts'
import { type Act1State, CLOSED, LAUNCHED, LOOKED, SOUNDED } from '../state.ts'
import {
  BINOCULARS,
  CLOSE,
  DROP,
  FINDER,
  GIVE,
  LAUNCH,
  MOVE,
  RESCUE,
  RESCUE_MICHAEL,
  TAKE_DOCK,
  TAKE_HOOPER,
  TAKE_SHOP,
  TAKE_WATER,
} from '../words.ts'

/** Why a crew member's turn does not allow an action: it is another's, there is no action left, or it cannot be here. */
export function refuseMember(setting: Setting, s: Act1State, action: Action): Message | null {
  const who = s.active
  const kind = KINDS.find(({ verb }) => (isWord(verb) ? verb === action : verb.has(action)))
  if (kind === undefined) return null
  const seat = SEAT_IDS[who]
  if (!kind.who.includes(who)) return message('jaws.no.not-theirs', { seat })
  const { act1 } = setting
  const isFree = act1.events[s.event].kind === 'docks-free' && (action === DROP || kind.verb === TAKE_DOCK)
  if (s.actions === 0 && !s.spare && !isFree) return message('jaws.no.actions')
  const { id, outOfUse } = act1.events[s.event]
  if (outOfUse !== null && isUse(outOfUse, action)) return message('jaws.no.out-of-use', { event: id })
  return kind.why(setting, s, isWord(kind.verb) ? 0 : kind.verb.thing(action))
}

function isWord(verb: Verb | Action): verb is Action {
  return typeof verb === 'number'
}

interface Kind {
  readonly verb: Verb | Action
  readonly who: readonly number[]
  why(setting: Setting, s: Act1State, thing: number): Message | null
}

const ALL = [QUINT, BRODY, HOOPER]

const here = (s: Act1State): SpaceName => SPACES[s.at[s.active]]

const KINDS: readonly Kind[] = [
  {
    verb: MOVE,
    who: ALL,
    why: (_setting, s, space) => message('jaws.no.not-next', { space: SPACES[space], from: here(s) }),
  },
  {
    verb: RESCUE,
    who: ALL,
    why: (_setting, s) => message('jaws.no.swimmer', { space: here(s) }),
  },
  {
    verb: RESCUE_MICHAEL,
    who: [BRODY],
    why: (_setting, s) => message('jaws.no.michael', { space: here(s) }),
  },
  {
    verb: TAKE_DOCK,
    who: CAPTAINS,
    why: ({ act1 }, s) =>
      message(dockFault(act1.events[s.event].kind, act1.dockIn[s.at[s.active]]) ?? 'jaws.no.barrels', {
        space: here(s),
      }),
  },
  {
    verb: TAKE_WATER,
    who: CAPTAINS,
    why: (_setting, s) => message('jaws.no.barrels', { space: here(s) }),
  },
  {
    verb: TAKE_HOOPER,
    who: [QUINT],
    why: (_setting, s) =>
      message(s.at[HOOPER] === s.at[QUINT] ? 'jaws.no.barrels' : 'jaws.no.apart', { space: here(s) }),
  },
  {
    verb: TAKE_SHOP,
    who: [BRODY],
    why: (_setting, s) => {
      if (s.at[BRODY] !== SHOP) return message('jaws.no.not-at-shop')
      return message(s.barrels[BRODY] > 0 ? 'jaws.no.carrying' : 'jaws.no.barrels', { space: here(s) })
    },
  },
  {
    verb: DROP,
    who: [BRODY],
    why: ({ act1 }, s) =>
      s.barrels[BRODY] === 0
        ? message('jaws.no.empty-handed')
        : message(dockFault(act1.events[s.event].kind, act1.dockIn[s.at[BRODY]]) ?? 'jaws.no.no-dock', {
            space: here(s),
          }),
  },
  {
    verb: GIVE,
    who: [HOOPER],
    why: (_setting, s) =>
      message(s.at[HOOPER] === s.at[QUINT] ? 'jaws.no.nothing-to-give' : 'jaws.no.apart', { space: here(s) }),
  },
  {
    verb: LAUNCH,
    who: [QUINT],
    why: (_setting, s, space) => {
      if (s.used & LAUNCHED) return message('jaws.no.launched')
      if (s.barrels[QUINT] === 0) return message('jaws.no.no-barrel')
      return message('jaws.no.launch-far', { space: WATER[space], from: here(s) })
    },
  },
  {
    verb: BINOCULARS,
    who: [BRODY],
    why: (_setting, s) =>
      message(isBeach(s.at[BRODY]) && s.used & LOOKED ? 'jaws.no.looked' : 'jaws.no.no-beach', {
        space: here(s),
      }),
  },
  {
    verb: FINDER,
    who: [HOOPER],
    why: (_setting, s) => (s.used & SOUNDED ? message('jaws.no.sounded') : null),
  },
  {
    verb: CLOSE,
    who: [BRODY],
    why: ({ act1 }, s, beach) => {
      if (!act1.isOffice[s.at[BRODY]]) return message('jaws.no.no-office')
      if (act1.events[s.event].kind === 'all-open') return message('jaws.no.held-open')
      if (s.used & CLOSED) return message('jaws.no.closed-once')
      if (s.closed === beach) return message('jaws.no.closed-already', { beach: BEACHES[beach] })
      return message('jaws.no.swimmers-there', { beach: BEACHES[beach] })
    },
  },
]

function dockFault(event: string, dock: number) {
  if (dock < 0) return 'jaws.no.no-dock'
  return event === 'docks-shut' ? 'jaws.no.docks-shut' : null
}
