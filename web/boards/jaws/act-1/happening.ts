import type { Act1Event } from '#games/jaws/act-1/events.ts'
import { CLIMB_ACTIONS } from '#games/jaws/act-1/page.ts'
import type { Act1View, BeachView, MemberView } from '#games/jaws/act-1/view.ts'
import { changed, settled } from '../../changed.ts'

/**
 * The view after one of the events on the way to `end`, as far as people can see it. What the event does not say itself is read
 * in `end`; after the last events of the act, that has no Act 1.
 */
export function after(view: Act1View, { key, params }: Act1Event, end: Act1View): Act1View {
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
      return {
        ...view,
        beaches: settled(view.beaches, end.beaches, ({ beach }) => beach === params.beach, 'swimmers'),
      }
    case 'jaws.michael':
      return withBeach(view, params.beach, { michael: true })
    case 'jaws.opening':
      return withBeach(view, params.beach, { token: 'opening' })
    case 'jaws.opened':
      return withBeach(view, params.beach, { token: null })
    case 'jaws.shut':
      return withSign(withBeach(view, params.beach, { swimmers: 0, michael: false }), params.beach)
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
    case 'jaws.ate':
      return withBeach(view, params.beach, { swimmers: params.left })
    case 'jaws.ate-michael':
    case 'jaws.rescued-michael':
      return withBeach(view, params.beach, { michael: false })
    case 'jaws.track':
      return { ...view, eaten: params.eaten }
    case 'jaws.took':
    case 'jaws.dropped':
    case 'jaws.gave':
    case 'jaws.missed':
      return {
        ...view,
        barrels: end.barrels,
        crew: settled(view.crew, end.crew, () => true, 'barrels'),
      }
    case 'jaws.hit':
      return {
        ...view,
        barrels: { ...view.barrels, shark: params.barrels },
        crew: withMember(view, 'quint', { barrels: params.left }).crew,
        shown: params.space,
      }
    case 'jaws.seen':
      return { ...view, shown: params.beach }
    case 'jaws.finder-here':
      return { ...view, shown: params.space }
    case 'jaws.knocked':
      return withMember(view, params.seat, { overboard: CLIMB_ACTIONS })
    case 'jaws.climbs':
    case 'jaws.aboard':
      return { ...view, crew: settled(view.crew, end.crew, ({ seat }) => seat === params.seat, 'overboard') }
    default:
      return view
  }
}

function withBeach(view: Act1View, name: string, change: Partial<BeachView>): Act1View {
  return { ...view, beaches: changed(view.beaches, ({ beach }) => beach === name, change) }
}

/** There is one sign only. */
function withSign(view: Act1View, beach: string): Act1View {
  return {
    ...view,
    beaches: view.beaches.map((each) => ({ ...each, token: each.beach === beach ? 'closed' : null })),
  }
}

function withMember(view: Act1View, seat: string, change: Partial<MemberView>): Act1View {
  return { ...view, crew: changed(view.crew, (each) => each.seat === seat, change) }
}
