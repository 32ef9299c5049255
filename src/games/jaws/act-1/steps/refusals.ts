import { type Message, message } from '../../../../kernel/message.ts'
import type { Action } from '../../../../kernel/vocabulary.ts'
import { BRODY, HOOPER, QUINT, SEAT_IDS } from '../../seats.ts'
import type { Setting } from '../../setting.ts'
import { BEACHES, isBeach, SHOP, SPACES, WATER } from '../island.ts'
import { type Act1State, CLOSED, LAUNCHED, LOOKED, SOUNDED } from '../state.ts'
import {
  BINOCULARS,
  CLOSE,
  DROP,
  FINDER,
  GIVE,
  LAUNCH,
  MOST_BARRELS,
  MOVE,
  RESCUE,
  RESCUE_MICHAEL,
  TAKE_DOCK,
  TAKE_HOOPER,
  TAKE_SHOP,
  TAKE_WATER,
} from '../words.ts'
import { isOf } from './step.ts'

/** Why a crew member's turn does not allow an action: it is another's, there is no action left, or it cannot be here. */
export function refuseMember(setting: Setting, s: Act1State, action: Action): Message | null {
  const who = s.active
  const kind = KINDS.find(({ verb, things }) => isOf(action, verb, things))
  if (kind === undefined) return null
  const seat = SEAT_IDS[who]
  if (!kind.who.includes(who)) return message('jaws.no.not-theirs', { seat })
  const { act1 } = setting
  const isFree = act1.events[s.event].kind === 'docks-free' && (action === DROP || kind.verb === TAKE_DOCK)
  if (s.actions === 0 && !s.spare && !isFree) return message('jaws.no.actions')
  return kind.why(setting, s, action - kind.verb)
}

interface Kind {
  readonly verb: Action
  readonly things: number
  readonly who: readonly number[]
  why(setting: Setting, s: Act1State, thing: number): Message | null
}

const ALL = [QUINT, BRODY, HOOPER]
const CAPTAINS = [QUINT, HOOPER]

const here = (s: Act1State): string => SPACES[s.at[s.active]]

const KINDS: readonly Kind[] = [
  {
    verb: MOVE,
    things: SPACES.length,
    who: ALL,
    why: (_setting, s, space) => message('jaws.no.not-next', { space: SPACES[space], from: here(s) }),
  },
  {
    verb: RESCUE,
    things: 1,
    who: ALL,
    why: (_setting, s) => message('jaws.no.swimmer', { space: here(s) }),
  },
  {
    verb: RESCUE_MICHAEL,
    things: 1,
    who: [BRODY],
    why: (_setting, s) => message('jaws.no.michael', { space: here(s) }),
  },
  {
    verb: TAKE_DOCK,
    things: MOST_BARRELS,
    who: CAPTAINS,
    why: ({ act1 }, s) =>
      message(dockFault(act1.events[s.event].kind, act1.dockIn[s.at[s.active]]) ?? 'jaws.no.barrels', {
        space: here(s),
      }),
  },
  {
    verb: TAKE_WATER,
    things: MOST_BARRELS,
    who: CAPTAINS,
    why: (_setting, s) => message('jaws.no.barrels', { space: here(s) }),
  },
  {
    verb: TAKE_HOOPER,
    things: MOST_BARRELS,
    who: [QUINT],
    why: (_setting, s) =>
      message(s.at[HOOPER] === s.at[QUINT] ? 'jaws.no.barrels' : 'jaws.no.apart', { space: here(s) }),
  },
  {
    verb: TAKE_SHOP,
    things: 1,
    who: [BRODY],
    why: (_setting, s) => {
      if (s.at[BRODY] !== SHOP) return message('jaws.no.not-at-shop')
      return message(s.barrels[BRODY] > 0 ? 'jaws.no.carrying' : 'jaws.no.barrels', { space: here(s) })
    },
  },
  {
    verb: DROP,
    things: 1,
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
    things: 1,
    who: [HOOPER],
    why: (_setting, s) =>
      message(s.at[HOOPER] === s.at[QUINT] ? 'jaws.no.nothing-to-give' : 'jaws.no.apart', { space: here(s) }),
  },
  {
    verb: LAUNCH,
    things: WATER.length,
    who: [QUINT],
    why: (_setting, s, space) => {
      if (s.used & LAUNCHED) return message('jaws.no.launched')
      if (s.barrels[QUINT] === 0) return message('jaws.no.no-barrel')
      return message('jaws.no.launch-far', { space: WATER[space], from: here(s) })
    },
  },
  {
    verb: BINOCULARS,
    things: 1,
    who: [BRODY],
    why: (_setting, s) =>
      message(isBeach(s.at[BRODY]) && s.used & LOOKED ? 'jaws.no.looked' : 'jaws.no.no-beach', {
        space: here(s),
      }),
  },
  {
    verb: FINDER,
    things: 1,
    who: [HOOPER],
    why: (_setting, s) => (s.used & SOUNDED ? message('jaws.no.sounded') : null),
  },
  {
    verb: CLOSE,
    things: BEACHES.length,
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

function dockFault(event: string, dock: number): string | null {
  if (dock < 0) return 'jaws.no.no-dock'
  return event === 'docks-shut' ? 'jaws.no.docks-shut' : null
}
