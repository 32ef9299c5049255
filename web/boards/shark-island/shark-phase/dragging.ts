import type { FinId } from '#games/shark-island/components.ts'
import type { Turn } from '../turn.svelte.ts'

const SLACK = 8

/** Lets fins be dragged from a tile or the hand to a tile or back: a pointer that moves takes one up. */
export function draggingFins(node: HTMLElement, turn: Turn): { destroy(): void } {
  const root = node.ownerDocument
  const stop = new AbortController()
  root.addEventListener(
    'pointerdown',
    (event) => {
      const token = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fin]') : null
      if (token === null || turn.fins === null || event.button !== 0) return
      follow(token, event)
    },
    { signal: stop.signal },
  )

  function follow(token: HTMLElement, start: PointerEvent): void {
    const fin = token.dataset.fin as FinId
    const from = token.dataset.from === undefined ? null : Number(token.dataset.from)
    const end = new AbortController()
    let ghost: HTMLElement | null = null
    root.addEventListener(
      'pointermove',
      (event) => {
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
        if (ghost === null && far < SLACK) return
        ghost ??= lift(token)
        ghost.style.transform = `translate(${event.clientX - 24}px, ${event.clientY - 34}px)`
        point(under(event))
      },
      { signal: end.signal },
    )
    const finish = (event: PointerEvent): void => {
      end.abort()
      if (ghost === null) return
      ghost.remove()
      point(null)
      swallowClick()
      const target = under(event)
      if (target === null) return
      if (turn.held?.fin !== fin || turn.held.from !== from) turn.takeUp(fin, from)
      turn.putOn(target.dataset.drop === 'hand' ? null : Number(target.dataset.drop))
    }
    root.addEventListener('pointerup', finish, { signal: end.signal })
    root.addEventListener(
      'pointercancel',
      () => {
        end.abort()
        ghost?.remove()
        point(null)
      },
      { signal: end.signal },
    )
  }

  function under({ clientX, clientY }: PointerEvent): HTMLElement | null {
    return root.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null
  }

  /** Shows where the fin would land. */
  function point(target: HTMLElement | null): void {
    for (const other of root.querySelectorAll('[data-over]'))
      if (other !== target) other.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
  }

  function lift(token: HTMLElement): HTMLElement {
    const ghost = root.createElement('div')
    ghost.setAttribute('aria-hidden', 'true')
    const picture = token.querySelector('svg')
    if (picture) ghost.append(picture.cloneNode(true))
    Object.assign(ghost.style, {
      position: 'fixed',
      top: '0',
      left: '0',
      zIndex: '40',
      width: '48px',
      height: '48px',
      pointerEvents: 'none',
    })
    root.body.append(ghost)
    return ghost
  }

  /** Ignores the click that a browser sends at the end of a drag. */
  function swallowClick(): void {
    const once = new AbortController()
    root.addEventListener(
      'click',
      (event) => {
        event.stopPropagation()
        event.preventDefault()
        once.abort()
      },
      { signal: once.signal, capture: true },
    )
    setTimeout(() => once.abort(), 0)
  }

  return { destroy: () => stop.abort() }
}
