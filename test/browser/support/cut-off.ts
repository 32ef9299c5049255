import { AT_REST } from './axe.ts'
import type { Visitor } from './visitor.ts'

/**
 * Boxes that hide a part of what is in them and do not scroll, boxes that something stands out of at their foot, and
 * headings that are squeezed to a column of letters.
 */
const CUT_OFF = `[...document.querySelectorAll('.table *')].flatMap((each) => {
  const name = each.tagName.toLowerCase() + '.' + each.classList[0]
  const text = (each.textContent ?? '').trim().slice(0, 40)
  if (each.closest('svg, .unseen') !== null || text === '') return []
  const { overflowY, lineHeight, borderBottomWidth } = getComputedStyle(each)
  if (/^h\\d$/i.test(each.tagName) && each.clientHeight > 3.5 * parseFloat(lineHeight))
    return ['squeezed: ' + name + ' ' + text]
  const over = each.clientHeight > 1 ? each.scrollHeight - each.clientHeight : 0
  if ((overflowY === 'hidden' || overflowY === 'clip') && over > 6) return ['cut off: ' + name + ' ' + text]
  return overflowY === 'visible' && borderBottomWidth !== '0px' && over > 6
    ? ['stands out: ' + name + ' ' + text]
    : []
})`

/** What of the table cannot be read, whatever one does. */
export async function cutOff({ page }: Visitor): Promise<string[]> {
  await page.evaluate(AT_REST)
  return page.evaluate<string[]>(CUT_OFF)
}
