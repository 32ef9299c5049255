/**
 * What one can choose for this device, by name, with its values; `usual` where nothing was chosen. The menu shows all of them
 * (words: `choice-words.ts` of the table), the browser keeps them by name, and styles read them from attributes such as
 * `data-pace`.
 */
export const CHOICES = {
  pace: ['calm', 'usual', 'fast', 'at-once'],
} as const satisfies { readonly [name: string]: readonly string[] }

export type ChoiceName = keyof typeof CHOICES
export type Choices = { readonly [name in ChoiceName]: (typeof CHOICES)[name][number] }

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[]

/** The value that was kept, if there is such a one; else the usual one. */
export function chosenBy(name: ChoiceName, kept: string | null): Choices[ChoiceName] {
  const values: readonly Choices[ChoiceName][] = CHOICES[name]
  return values.find((value) => value === kept) ?? 'usual'
}
