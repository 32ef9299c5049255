import type { Act1Event } from '#games/jaws/act-1/events.ts'
import type { Act1View } from '#games/jaws/act-1/view.ts'
import { Picture } from '../../picture.svelte.ts'
import { after } from './happening.ts'

export class Act1Picture extends Picture<Act1View, Act1Event> {
  /** The space where something just happened, to look at. */
  struck = $state<string | null>(null)

  protected override after(view: Act1View, event: Act1Event, end: Act1View): Act1View {
    return after(view, event, end)
  }

  override rest(view: Act1View): void {
    super.rest(view)
    this.struck = null
  }

  protected override comesOut(event: Act1Event, _next: Act1View, time: number): void {
    const space = placeOf(event)
    if (time > 0 && space !== null) this.struck = space
  }
}

/** Where it happened. */
function placeOf({ params }: Act1Event): string | null {
  if ('space' in params) return params.space
  return 'beach' in params ? params.beach : null
}
