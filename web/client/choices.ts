/**
 * What one can choose for this device, by name, with its values; where nothing was chosen it is `usual`. The menu shows all
 * of them (words: `choice-words.ts` of the table), they are remembered by their names, and `data-pace` of the page says which.
 */
export const CHOICES = {
  pace: ['calm', 'usual', 'fast', 'at-once'],
} as const satisfies { readonly [name: string]: readonly string[] }

export type ChoiceName = keyof typeof CHOICES
export type Choices = { readonly [name in ChoiceName]: (typeof CHOICES)[name][number] }

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[]

/** One of its values by what was kept, or the usual one. */
export function chosenBy(name: ChoiceName, kept: string | null): Choices[ChoiceName] {
  const values: readonly Choices[ChoiceName][] = CHOICES[name]
  return values.find((value) => value === kept) ?? 'usual'
}
