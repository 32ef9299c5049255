import type { Message } from '#kernel/message.ts'
import type { Setting } from '../setting.ts'
import type { Act1Event } from './events.ts'
import { TOKENS } from './tokens.ts'

const ITSELF = ''

/** The sights of each event: its own key, its key with an addition for each way it comes about, or the things it names. */
const EVENTS_SEEN: { readonly [key in Act1Event['key']]: readonly string[] } = {
  'jaws.started': [ITSELF],
  'jaws.round': [ITSELF],
  'jaws.event': [],
  'jaws.crowd': [ITSELF],
  'jaws.placed': [ITSELF],
  'jaws.opening': [ITSELF],
  'jaws.opened': [ITSELF],
  'jaws.shut': [ITSELF],
  'jaws.fetched': [ITSELF],
  'jaws.michael': [ITSELF],
  'jaws.gathered': [ITSELF],
  'jaws.flew': [ITSELF],
  'jaws.stayed': [ITSELF],
  'jaws.plan.swim': [ITSELF],
  'jaws.plan.burst': [ITSELF],
  'jaws.plan.eat': [ITSELF],
  'jaws.plan.eat-michael': [ITSELF],
  'jaws.plan.eat-all': [ITSELF],
  'jaws.plan.token': [],
  'jaws.plan.knock': [ITSELF],
  'jaws.ate': [ITSELF],
  'jaws.ate-michael': [ITSELF],
  'jaws.ate-none': [ITSELF],
  'jaws.sensors': [ITSELF],
  'jaws.no-sensors': [ITSELF],
  'jaws.token': [ITSELF],
  'jaws.no-token': [ITSELF],
  'jaws.knocked': [ITSELF],
  'jaws.track': [ITSELF],
  'jaws.turn': [ITSELF],
  'jaws.moved': [ITSELF],
  'jaws.rescued': [ITSELF],
  'jaws.rescued-michael': [ITSELF],
  'jaws.took': ['.dock', '.hooper', '.shop', '.water'],
  'jaws.dropped': [ITSELF],
  'jaws.gave': [ITSELF],
  'jaws.launched': [ITSELF],
  'jaws.missed': [ITSELF],
  'jaws.hit': [ITSELF],
  'jaws.seen': [ITSELF],
  'jaws.not-seen': [ITSELF],
  'jaws.finder-here': [ITSELF],
  'jaws.finder-nearby': [ITSELF],
  'jaws.finder-neither': [ITSELF],
  'jaws.closed': [ITSELF],
  'jaws.climbs': [ITSELF],
  'jaws.aboard': [ITSELF],
  'jaws.spare': [ITSELF],
  'jaws.ended': [ITSELF, '.idle'],
  'jaws.act-1-over': ['.barrels', '.events', '.track'],
}

export function sights({ act1 }: Setting): string[] {
  return [
    ...Object.entries(EVENTS_SEEN).flatMap(([key, ways]) => ways.map((way) => key + way)),
    'jaws.island.round',
    ...act1.events.map(({ id }) => `event ${id}`),
    ...TOKENS.map((token) => `token ${token}`),
  ]
}

export function sighted(event: Message): string[] {
  return isAct1Event(event) ? seenIn(event) : []
}

function isAct1Event(event: Message): event is Act1Event {
  return event.key in EVENTS_SEEN
}

function seenIn({ key, params }: Act1Event): string[] {
  switch (key) {
    case 'jaws.round':
      return [key, 'jaws.island.round']
    case 'jaws.event':
      return [`event ${params.event}`]
    case 'jaws.act-1-over':
      return [`${key}.${params.why}`]
    case 'jaws.ended':
      return params.actions === 0 ? [key, `${key}.idle`] : [key]
    case 'jaws.took':
      return [`${key}.${params.from}`]
    case 'jaws.plan.token':
      return [`token ${params.token}`]
    default:
      return [key]
  }
}
