import { createHash } from 'node:crypto'
import type { Secrets } from '#server/secrets.ts'

/** Ids, seeds and codes that are the same each time a story is told: they come from its name. */
export class StorySecrets implements Secrets {
  #story = ''
  #count = 0
  #deal = ''
  #seeds = 0

  begin(story: string): void {
    this.#story = story
    this.#count = 0
    this.deal(story)
  }

  /** Which cards the next matches are dealt: another name deals others. */
  deal(name: string): void {
    this.#deal = name
    this.#seeds = 0
  }

  readonly newId = (): string => this.#next('id', 'base64url').slice(0, 22)
  readonly newSecret = (): string => hash(`seed ${this.#deal} ${this.#seeds++}`, 'hex')
  readonly newThought = (match: string, seat: number, decision: string): string =>
    hash(`thought ${match} ${seat} ${decision}`, 'hex')
  readonly newToken = (): string => this.#next('token', 'base64url')
  readonly newInvitation = (): string => this.#next('invitation', 'base64url').slice(0, 22)
  readonly newMoveCode = (): string => {
    const letters = this.#next('code', 'hex').replaceAll(/[01]/g, '2').slice(0, 10).toUpperCase()
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  }
  readonly between = (least: number): number => least

  #next(kind: string, form: 'base64url' | 'hex'): string {
    return hash(`${kind} ${this.#story} ${this.#count++}`, form)
  }
}

function hash(text: string, form: 'base64url' | 'hex'): string {
  return createHash('sha256').update(text).digest(form)
}
