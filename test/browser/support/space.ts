import type { Page } from 'playwright-core'

/** No text is smaller than this on any screen, in CSS pixels as drawn. */
const LEAST_TEXT = 12

/**
 * Looks at everything on a page that is to be read or pressed, and says what is too small, cut off, covered, or out of
 * sight in a part of the page that scrolls by itself.
 */
function look(least: number): string[] {
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element)
  /** How much a transform of the element or of anything round it makes things smaller. */
  const scaleOf = (element: Element): number => {
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM()
      return matrix === null ? 1 : Math.hypot(matrix.c, matrix.d)
    }
    const own = new DOMMatrix(getComputedStyle(element).transform)
    const { parentElement } = element
    // Turned round an axis on the screen, it is seen from the side; that passes.
    const scale = own.is2D ? Math.hypot(own.c, own.d) : 1
    return scale * (parentElement === null ? 1 : scaleOf(parentElement))
  }
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false
    // Notices pass; what is only to be heard is cut down to a dot.
    return element.closest('.unseen, [inert], .notices') === null && element.getBoundingClientRect().width > 1
  }
  const named = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const kind = `${element.localName}${[...element.classList].map((each) => `.${each}`).join('')}`
    return `${kind.replace(/\.svelte-\w+/g, '')} "${name.replace(/\s+/g, ' ').trim().slice(0, 40)}"`
  }

  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const found = new Set<string>()

  const linesOf = (text: Node): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }
  /** To the side: what is cut below may be scrolled to. */
  const isCut = (line: DOMRect, element: Element): boolean => {
    for (
      let around: Element | null = element;
      around !== null && around !== top;
      around = around.parentElement
    ) {
      if (!/hidden|clip/.test(style(around).overflowX)) continue
      const { left, right } = around.getBoundingClientRect()
      if (line.left < left - 1.5 || line.right > right + 1.5) return true
    }
    return false
  }

  /** Where a language has its hyphens the browser may part a word; what is longer than any word is digits of a seal. */
  const hasBrokenWord = (text: Node, element: Element): boolean => {
    if (style(element).hyphens === 'auto') return false
    const range = document.createRange()
    for (const word of (text.nodeValue ?? '').matchAll(/[^\s\-‑–—/]+/g)) {
      if (word[0].length > 24) continue
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const [first, ...more] = range.getClientRects()
      if (more.some(({ top: y }) => Math.abs(y - first.top) > first.height / 2)) return true
    }
    return false
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: around } = node
    if (around === null || (node.nodeValue ?? '').trim() === '' || around.matches('style, script, title'))
      continue
    if (!isSeen(around)) continue
    const drawn = Number.parseFloat(getComputedStyle(around).fontSize) * scaleOf(around)
    if (drawn < least - 0.05) found.add(`${drawn.toFixed(1)} px: ${named(around)}`)
    for (const line of linesOf(node)) if (isCut(line, around)) found.add(`text cut off: ${named(around)}`)
    if (hasBrokenWord(node, around)) found.add(`a word in two: ${named(around)}`)
  }

  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(style(element).overflowY) && element.scrollHeight > element.clientHeight + 1
  /** A story and a list of all moves may be long: they scroll where one sees that they do. */
  const mayScroll = (element: Element): boolean =>
    element.matches('dialog, html, body, .scroll, .pad, details > ul, .prompt.back p') ||
    element.closest('dialog') !== null
  for (const element of top.querySelectorAll('[role="status"], [role="status"] *'))
    if (isSeen(element) && scrolls(element) && !mayScroll(element))
      found.add(`told and not to be seen: ${named(element)}`)
  const back = [scrollX, scrollY] as const
  const notices = document.querySelector<HTMLElement>('.notices')
  if (notices !== null) notices.style.visibility = 'hidden'

  for (const element of top.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    if (!isSeen(element) || element.closest('[hidden]') !== null) continue
    const label = element.closest('label')
    const target = element.matches('input[type="radio"], input[type="checkbox"]') && label ? label : element
    for (let around = target.parentElement; around !== null; around = around.parentElement)
      if (scrolls(around) && !mayScroll(around) && around !== document.documentElement)
        found.add(`scrolls unseen: ${named(around).replace(/ ".*/, '')}`)
    target.scrollIntoView({ block: 'center', inline: 'nearest' })
    // Only a page can scroll what hides the rest: people see it as it lies.
    for (let around = target.parentElement; around !== null && around !== top; around = around.parentElement)
      if (!/auto|scroll/.test(style(around).overflowY)) around.scrollTop = 0
    const box = target.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const isShaped = style(target).clipPath !== 'none'
    const points = isShaped
      ? Array.from({ length: 81 }, (_, at) => [((at % 9) + 1) / 10, (Math.floor(at / 9) + 1) / 10])
      : [[0.5, 0.5]]
    const isHit = points.some(([across, down]) => {
      const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
      return (
        hit !== null &&
        (target === hit || target.contains(hit) || (hit.contains(target) && hit.localName === 'label'))
      )
    })
    if (!isHit) {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      found.add(`covered or cut: ${named(target)}${hit === null ? '' : ` by ${named(hit)}`}`)
      continue
    }
    if (isShaped) continue
    for (
      let around = target.parentElement;
      around !== null && around !== top;
      around = around.parentElement
    ) {
      if (style(around).overflow === 'visible') continue
      const clip = around.getBoundingClientRect()
      const out = Math.max(
        clip.top - box.top,
        box.bottom - clip.bottom,
        clip.left - box.left,
        box.right - clip.right,
      )
      if (out > 5) found.add(`cut by ${Math.round(out)} px: ${named(target)}`)
    }
  }
  scrollTo(...back)
  notices?.style.removeProperty('visibility')
  return [...found]
}

/** Headings that skip a level, forms without a name, and pictures inside of buttons, which readers leave out. */
function structure(): string[] {
  const found: string[] = []
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  let last = top === document.body ? 0 : 1
  for (const heading of top.querySelectorAll('h1, h2, h3, h4')) {
    if (!heading.checkVisibility()) continue
    const level = Number(heading.localName[1])
    if (level > last + 1) found.push(`h${level} after h${last}: ${heading.textContent?.trim()}`)
    last = level
  }
  for (const form of top.querySelectorAll('form'))
    if (!form.hasAttribute('aria-label') && !form.hasAttribute('aria-labelledby'))
      found.push(`a form without a name: ${form.textContent?.trim().slice(0, 40)}`)
  for (const picture of top.querySelectorAll('button [role="img"], button img[alt]:not([alt=""])'))
    found.push(`a picture in a button: ${picture.getAttribute('aria-label')}`)
  return found
}

export function faultsInStructure(page: Page): Promise<string[]> {
  return page.evaluate(structure)
}

/** What is not well on the page as it stands. */
export function crampedOn(page: Page): Promise<string[]> {
  return page.evaluate(look, LEAST_TEXT)
}
