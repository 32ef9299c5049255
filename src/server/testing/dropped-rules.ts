import type { Box } from '#kernel/game.ts'

/** The games of a release in which number 1 of Sharks is leaving. */
export function leaving(boxes: readonly Box[]): readonly Box[] {
  return withSharks(boxes, { rulesNumbers: [1, 2], leaving: [1] })
}

/** Those of the release after it, in which that number is gone. */
export function gone(boxes: readonly Box[]): readonly Box[] {
  return withSharks(boxes, { rulesNumbers: [2], leaving: [] })
}

function withSharks(boxes: readonly Box[], change: Partial<Box>): readonly Box[] {
  return boxes.map((box) => (box.id === 'sharks' ? { ...secondOf(box), ...change } : box))
}

function secondOf(box: Box): Box {
  return {
    ...box,
    rules: 2,
    open: (options, content, rules = 2) => ({ ...box.open(options, content), rules }),
  }
}
