import { prepareMatch } from '#kernel/match/setup.ts'
import { Refusal } from '#kernel/refusal.ts'
import { SEED } from '#kernel/testing/oyster-table.ts'
import { botTurns } from '../bots-turn.ts'
import type { Command } from '../command.ts'
import type { PersonId, TableEntry } from '../entry.ts'
import type { CommandResult } from '../table.ts'
import { Table } from '../table.ts'
import { findTestBox } from './club.ts'

interface Invitation {
  readonly seat: number
  readonly codeHash: string
}

/** A table, what is kept of it, and people who come and go: what a server has, without one. */
export class Crowd {
  readonly people: readonly PersonId[]
  /** Every invitation that was ever made, used or not. */
  readonly invitations: Invitation[] = []
  /** Every link to the table that was ever made. */
  readonly links: string[] = []
  /** How many sat down by one of them. */
  cameByLink = 0
  readonly log: string[] = []
  table: Table
  now = 0
  readonly #game: string
  readonly #options: readonly object[]
  readonly #goneSince = new Map<PersonId, number>()
  #names = 0

  /** The table is laid with the first of the options; the others are what it may be changed to. */
  constructor(game: string, options: readonly object[], people: readonly PersonId[]) {
    this.#game = game
    this.#options = options
    this.people = people
    this.table = this.#emptyTable()
  }

  /** 'done', or why not. */
  do(person: PersonId, command: Command): string {
    return this.#keep(() => this.table.handle(command, { person, now: this.now, away: this.away }))
  }

  /** Somebody makes an invitation, which anybody may come to know of. */
  invite(person: PersonId, seat: number): string {
    const invitation = { seat, codeHash: this.newName() }
    const answer = this.do(person, { do: 'invite', ...invitation })
    if (answer === 'done') this.invitations.push(invitation)
    return answer
  }

  /** Somebody makes a new link to the table, which anybody may come to know of. */
  link(person: PersonId): string {
    const codeHash = this.newName()
    const answer = this.do(person, { do: 'link', codeHash })
    if (answer === 'done') this.links.push(codeHash)
    return answer
  }

  /** The first bot that is asked answers with the first action it may. */
  botAnswers(): void {
    const [asked] = botTurns(this.table)
    const [action] = this.legal(asked?.seat ?? -1)
    if (asked !== undefined && action !== undefined)
      this.#keep(() => this.table.botActs(asked.seat, [action], asked.decision, this.newName(), this.now))
  }

  legal(seat: number): string[] {
    const { match, game } = this.table
    if (match === null || seat < 0) return []
    return match.legal(seat).map((action) => game.vocabulary.text(action))
  }

  /** Everything in memory is lost, and read again from what was kept. */
  reload(): void {
    this.table = this.#emptyTable()
    for (const text of this.log) this.table.commit(JSON.parse(text) as TableEntry)
  }

  otherOptions(which: number): object {
    return this.#options[which % this.#options.length]
  }

  leaves(person: PersonId): void {
    if (!this.#goneSince.has(person)) this.#goneSince.set(person, this.now)
  }

  returns(person: PersonId): void {
    this.#goneSince.delete(person)
  }

  readonly away = (person: PersonId): number => {
    const since = this.#goneSince.get(person)
    return since === undefined ? 0 : this.now - since
  }

  newName(): string {
    return `name ${++this.#names}`
  }

  #keep(work: () => CommandResult): string {
    try {
      for (const entry of work().entries) this.log.push(JSON.stringify(entry))
      return 'done'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  #emptyTable(): Table {
    const box = findTestBox(this.#game)
    if (box === undefined) throw new Error(`there is no game ${this.#game}`)
    const setup = prepareMatch(box, { options: this.#options[0], seed: SEED })
    return new Table('table', box, setup, this.people[0])
  }
}
