import type { Act1View, BarrelsView, BeachView, MemberView } from '../../../../src/games/jaws/act-1/view.ts'
import type { Message } from '../../../../src/kernel/message.ts'

/** The picture after one of the events that lie between two views: what can be seen of it, no more. */
export function after(view: Act1View, { key, params }: Message): Act1View {
  const seat = String(params.seat)
  const beach = String(params.beach)
  const space = String(params.space)
  const count = Number(params.count)
  switch (key) {
    case 'jaws.started':
    case 'jaws.plan.swim':
    case 'jaws.plan.burst':
      return view.shark === null ? view : { ...view, shark: { ...view.shark, at: space } }
    case 'jaws.round':
      return { ...view, round: Number(params.round) }
    case 'jaws.event':
      return { ...view, event: String(params.event) }
    case 'jaws.placed':
      return withBeach(view, beach, ({ swimmers }) => ({ swimmers: swimmers + count }))
    case 'jaws.michael':
      return withBeach(view, beach, () => ({ michael: true }))
    case 'jaws.opening':
      return withBeach(view, beach, () => ({ token: 'opening' }))
    case 'jaws.opened':
      return withBeach(view, beach, () => ({ token: null }))
    case 'jaws.shut':
      return withSign(
        withBeach(view, beach, () => ({ swimmers: 0, michael: false })),
        beach,
      )
    case 'jaws.closed':
      return withSign(view, beach)
    case 'jaws.fetched':
      return withMember(withMember(view, 'brody', { at: space }), 'hooper', { at: space })
    case 'jaws.gathered':
      return { ...view, crew: view.crew.map((member) => ({ ...member, at: beach })) }
    case 'jaws.flew':
    case 'jaws.moved':
      return withMember(view, seat, { at: space })
    case 'jaws.rescued':
      return withBeach(view, beach, ({ swimmers }) => ({ swimmers: swimmers - 1 }))
    case 'jaws.ate':
      return withBeach(view, beach, ({ swimmers }) => ({ swimmers: swimmers - count }))
    case 'jaws.ate-michael':
    case 'jaws.rescued-michael':
      return withBeach(view, beach, () => ({ michael: false }))
    case 'jaws.track':
      return { ...view, eaten: Number(params.eaten) }
    case 'jaws.took':
      return withLoad(taken(view, String(params.from), space, count), seat, count)
    case 'jaws.dropped':
      return withDock(withLoad(view, seat, -1), space, 1)
    case 'jaws.gave':
      return withLoad(withLoad(view, seat, -count), 'quint', count)
    case 'jaws.missed':
      return withBarrels(withLoad(view, 'quint', -1), ({ floating }) => ({
        floating: { ...floating, [space]: (floating[space] ?? 0) + 1 },
      }))
    case 'jaws.hit':
      return {
        ...withBarrels(withLoad(view, 'quint', -1), () => ({ shark: Number(params.barrels) })),
        shown: space,
      }
    case 'jaws.seen':
      return { ...view, shown: beach }
    case 'jaws.finder-here':
      return { ...view, shown: space }
    case 'jaws.knocked':
      return withMember(view, seat, { overboard: 2 })
    case 'jaws.climbs':
      return withMember(view, seat, { overboard: 1 })
    case 'jaws.aboard':
      return withMember(view, seat, { overboard: 0 })
    default:
      return view
  }
}

function withBeach(view: Act1View, beach: string, change: (was: BeachView) => Partial<BeachView>): Act1View {
  return {
    ...view,
    beaches: view.beaches.map((each) => (each.beach === beach ? { ...each, ...change(each) } : each)),
  }
}

/** There is one sign only. */
function withSign(view: Act1View, beach: string): Act1View {
  return {
    ...view,
    beaches: view.beaches.map((each) => ({ ...each, token: each.beach === beach ? 'closed' : null })),
  }
}

function withMember(view: Act1View, seat: string, change: Partial<MemberView>): Act1View {
  return { ...view, crew: view.crew.map((each) => (each.seat === seat ? { ...each, ...change } : each)) }
}

function withLoad(view: Act1View, seat: string, more: number): Act1View {
  const barrels = (view.crew.find((each) => each.seat === seat)?.barrels ?? 0) + more
  return withMember(view, seat, { barrels })
}

/** Barrels that somebody has taken are no longer where they were. */
function taken(view: Act1View, from: string, space: string, count: number): Act1View {
  if (from === 'hooper') return withLoad(view, 'hooper', -count)
  if (from === 'dock') return withDock(view, space, -count)
  if (from === 'shop') return withBarrels(view, ({ shop }) => ({ shop: shop - count }))
  return withBarrels(view, ({ floating }) => {
    const { [space]: were = 0, ...others } = floating
    return { floating: were > count ? { ...others, [space]: were - count } : others }
  })
}

function withDock(view: Act1View, space: string, more: number): Act1View {
  return withBarrels(view, ({ west, east }) =>
    space === WEST ? { west: west + more } : { east: east + more },
  )
}

/** The space with the west dock; the other one is the east dock. */
const WEST = '5'

function withBarrels(view: Act1View, change: (was: BarrelsView) => Partial<BarrelsView>): Act1View {
  return { ...view, barrels: { ...view.barrels, ...change(view.barrels) } }
}
