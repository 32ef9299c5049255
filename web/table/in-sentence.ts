/** Whoever reads a sentence is called as at its beginning: further on without the capital. */
export function inSentence(text: string, you: string): string {
  return text.replace(RegExp(`(?<=[^.!?] )${you} `, 'g'), (said) => said.toLowerCase())
}
