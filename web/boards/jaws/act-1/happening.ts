import type { Act1Event, BarrelSource } from '#games/jaws/act-1/events.ts'
import { CLIMB_ACTIONS } from '#games/jaws/act-1/page.ts'
import type { Act1View, BarrelsView, BeachView, MemberView } from '#games/jaws/act-1/view.ts'

/** The picture after one of the events that lie between two views: what can be seen of it, no more. */
export function after(view: Act1View, { key, params }: Act1Event, westDock: string): Act1View {
  switch (key) {
    case 'jaws.started':
    case 'jaws.plan.swim':
    case 'jaws.plan.burst':
      return view.shark === null ? view : { ...view, shark: { ...view.shark, at: params.space } }
    case 'jaws.round':
      return { ...view, round: params.round }
    case 'jaws.event':
      return { ...view, event: params.event }
    case 'jaws.placed':
      return withSwimmers(view, params.beach, params.count)
    case 'jaws.michael':
      return withBeach(view, params.beach, () => ({ michael: true }))
    case 'jaws.opening':
      return withBeach(view, params.beach, () => ({ token: 'opening' }))
    case 'jaws.opened':
      return withBeach(view, params.beach, () => ({ token: null }))
    case 'jaws.shut':
      return withSign(
        withBeach(view, params.beach, () => ({ swimmers: 0, michael: false })),
        params.beach,
      )
    case 'jaws.closed':
      return withSign(view, params.beach)
    case 'jaws.fetched':
      return withMember(withMember(view, 'brody', { at: params.space }), 'hooper', { at: params.space })
    case 'jaws.gathered':
      return { ...view, crew: view.crew.map((member) => ({ ...member, at: params.beach })) }
    case 'jaws.flew':
    case 'jaws.moved':
      return withMember(view, params.seat, { at: params.space })
    case 'jaws.rescued':
      return withSwimmers(view, params.beach, -1)
    case 'jaws.ate':
      return withSwimmers(view, params.beach, -params.count)
    case 'jaws.ate-michael':
    case 'jaws.rescued-michael':
      return withBeach(view, params.beach, () => ({ michael: false }))
    case 'jaws.track':
      return { ...view, eaten: params.eaten }
    case 'jaws.took': {
      const { seat, count, from, space } = params
      return withLoad(taken(view, from, space, count, westDock), seat, count)
    }
    case 'jaws.dropped':
      return withDock(withLoad(view, params.seat, -1), params.space === westDock, 1)
    case 'jaws.gave':
      return withLoad(withLoad(view, params.seat, -params.count), 'quint', params.count)
    case 'jaws.missed':
      return withBarrels(withLoad(view, 'quint', -1), ({ floating }) => ({
        floating: { ...floating, [params.space]: (floating[params.space] ?? 0) + 1 },
      }))
    case 'jaws.hit':
      return {
        ...withBarrels(withLoad(view, 'quint', -1), () => ({ shark: params.barrels })),
        shown: params.space,
      }
    case 'jaws.seen':
      return { ...view, shown: params.beach }
    case 'jaws.finder-here':
      return { ...view, shown: params.space }
    case 'jaws.knocked':
      return withMember(view, params.seat, { overboard: CLIMB_ACTIONS })
    case 'jaws.climbs':
      return withMember(view, params.seat, { overboard: 1 })
    case 'jaws.aboard':
      return withMember(view, params.seat, { overboard: 0 })
    default:
      return view
  }
}

function withSwimmers(view: Act1View, beach: string, more: number): Act1View {
  return withBeach(view, beach, ({ swimmers }) => ({ swimmers: swimmers + more }))
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
function taken(view: Act1View, from: BarrelSource, space: string, count: number, westDock: string): Act1View {
  if (from === 'hooper') return withLoad(view, 'hooper', -count)
  if (from === 'dock') return withDock(view, space === westDock, -count)
  if (from === 'shop') return withBarrels(view, ({ shop }) => ({ shop: shop - count }))
  return withBarrels(view, ({ floating }) => {
    const { [space]: were = 0, ...others } = floating
    return { floating: were > count ? { ...others, [space]: were - count } : others }
  })
}

function withDock(view: Act1View, isWest: boolean, more: number): Act1View {
  return withBarrels(view, ({ west, east }) => (isWest ? { west: west + more } : { east: east + more }))
}

function withBarrels(view: Act1View, change: (was: BarrelsView) => Partial<BarrelsView>): Act1View {
  return { ...view, barrels: { ...view.barrels, ...change(view.barrels) } }
}
