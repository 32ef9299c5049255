/** What can be done now. A space or a card can be pressed or not only while it can be chosen. */
const OPEN =
  ':is([data-open="true"], [aria-pressed]:is([data-space], [data-letter], [data-ability], [data-gear], .cell))'
const WANTED = `${OPEN}:not([aria-pressed="true"], [aria-disabled="true"])`
const WATCHED = ['data-open', 'aria-pressed', 'aria-disabled']

/** Marks what is to be done next, and brings it into view when it becomes something else. Gives back how to stop. */
export function pointing(root: HTMLElement, behavior: () => ScrollBehavior): () => void {
  let last: Element | undefined
  const look = (): void => {
    const wanted = [...root.querySelectorAll<HTMLElement>(WANTED)]
    for (const other of root.querySelectorAll('[data-wanted]'))
      if (!other.matches(WANTED)) other.removeAttribute('data-wanted')
    for (const each of wanted) each.dataset.wanted = ''
    if (wanted[0] === last) return
    last = wanted[0]
    if (last !== undefined && !isInView(root, last))
      last.scrollIntoView({ block: 'center', behavior: behavior() })
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED })
  look()
  return () => observer.disconnect()
}

/** The instruction lies over the top of the page, and the buttons over the bottom of what stands above them. */
function isInView(root: HTMLElement, wanted: Element): boolean {
  const act = root.querySelector('.area-act')
  const prompt = root.querySelector('.prompt')
  if (act === null || prompt === null || act.contains(wanted)) return true
  const { left, top, bottom } = wanted.getBoundingClientRect()
  const buttons = act.getBoundingClientRect()
  const end = left < buttons.left ? innerHeight : buttons.top
  return top >= prompt.getBoundingClientRect().bottom && bottom <= end
}
