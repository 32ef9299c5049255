import { expect, test } from 'vitest'
import { FastChance } from '#kernel/chance/fast.ts'
import { Refusal } from '#kernel/refusal.ts'
import { allSeats } from '#kernel/seats.ts'
import { playGames } from '#kernel/testing/seeds.ts'
import type { PersonId, TableEntry } from './entry.ts'
import type { CommandResult, Table } from './table.ts'
import { Club, type Sitter } from './testing/club.ts'
import type { Mishap } from './testing/memory-store.ts'
import { Onlooker } from './testing/onlooker.ts'
import { wildBotAnswer, wildCommand } from './testing/wild-command.ts'

const ROUNDS = 25

/** What is played, and who has the third seat: nights take turns. */
const KINDS: readonly (readonly [game: string, third: Sitter])[] = [
  ['oysters', { bot: 'mate' }],
  ['oysters', 'cat'],
  ['team-oysters', { bot: 'mate' }],
  ['team-oysters', 'cat'],
]

interface Sending {
  readonly tag: string | null
  send(): Promise<CommandResult>
}

/** A few friends, a bot, somebody who watches, a disk that fails and a program that crashes. */
class Night {
  readonly club: Club
  readonly #chance: FastChance
  readonly #people = ['ann', 'amy', 'ben', 'cat', 'eve'] as const
  readonly #onlookers: Onlooker[] = []
  #id = ''
  /** What somebody was told has been done, and what they had called it. */
  readonly #acknowledged: { readonly entries: CommandResult['entries']; readonly tag: string | null }[] = []
  /** Sent once, and perhaps to be sent again. */
  readonly #sent: Sending[] = []
  commands = 0

  constructor(seed: string) {
    this.#chance = new FastChance(seed)
    this.club = new Club(() => this.#chance.next().toString(16).padStart(64, '0'))
  }

  async play(game: string, third: Sitter): Promise<void> {
    const { club } = this
    this.#id = await club.play(game, [['ann', 'amy'], 'ben', third], { rounds: 3 })
    for (let viewer = 0; viewer <= allSeats(3); viewer++) this.#onlookers.push(new Onlooker(viewer))
    club.onChange = (table) => this.#look(table)
    club.store.delay = () => this.#aMoment()
    for (let round = 0; round < ROUNDS; round++) await this.#round()
    club.store.mishap = () => 'none'
    club.crash()
    await this.#check()
    await this.#finish()
    await this.#check()
  }

  /** Several things at once, some of them twice, some while the disk fails, some while everything falls down. */
  async #round(): Promise<void> {
    const { club } = this
    const mishaps: readonly Mishap[] = this.#oneIn(3) ? ['none', 'lost', 'kept-but-failed'] : ['none']
    club.store.mishap = () => this.#anyOf(mishaps)
    club.wait(this.#oneIn(5) ? 61_000 : 500)
    for (const person of this.#people)
      if (this.#oneIn(10)) club.leaves(person)
      else if (this.#oneIn(3)) club.returns(person)
    const waiting: Promise<void>[] = []
    for (let count = 1 + this.#chance.upTo(6); count > 0; count--) {
      waiting.push(this.#follow(await this.#something()))
      await this.#aMoment()
      if (this.#oneIn(15)) club.crash()
    }
    await Promise.all(waiting)
    if (this.#oneIn(4)) await club.table(this.#id, (table) => this.#look(table))
  }

  async #something(): Promise<Sending> {
    const { club } = this
    const id = this.#id
    if (this.#sent.length > 0 && this.#oneIn(4)) return this.#anyOf(this.#sent)
    const tag = club.tag()
    const person: PersonId = this.#anyOf(this.#people)
    const { command, bot } = await club.table(id, (table) => ({
      command: wildCommand(table, person, this.#chance, tag),
      bot: this.#oneIn(2) ? wildBotAnswer(table, this.#chance) : null,
    }))
    const send = () =>
      bot === null
        ? club.do(id, person, command)
        : club.tables.botActs(id, bot.seat, [bot.action], bot.decision, tag)
    // Only what has a tag may be sent twice without being meant twice.
    const isTagged = bot !== null || 'tag' in command
    const sending = { send, tag: isTagged ? tag : null }
    if (isTagged) this.#sent.push(sending)
    return sending
  }

  async #follow({ send, tag }: Sending): Promise<void> {
    this.commands++
    try {
      this.#acknowledged.push({ entries: (await send()).entries, tag })
    } catch (error) {
      const expected = /the disk|has an entry at/
      if (!(error instanceof Refusal) && !expected.test(String(error))) throw error
    }
  }

  #look(table: Table): void {
    for (const onlooker of this.#onlookers) onlooker.look(table)
  }

  async #check(): Promise<void> {
    const { club } = this
    const texts = club.store.entries(this.#id)
    this.#checkNothingLost(texts)
    const entries = texts.map((text) => JSON.parse(text) as TableEntry)
    const tags = entries.flatMap((e) =>
      e.kind === 'act' || e.kind === 'undo' ? [`${e.person} ${e.tag}`] : [],
    )
    expect(new Set(tags).size, 'a submission was played twice').toBe(tags.length)
    const known = new Set(tags.map((tag) => tag.slice(tag.indexOf(' ') + 1)))
    for (const { tag } of this.#acknowledged) if (tag !== null) expect(known, 'lost').toContain(tag)
    await club.table(this.#id, (table) => {
      expect(table.length).toBe(texts.length)
      this.#look(table)
    })
    club.crash()
    for (const { viewer, got } of this.#onlookers) {
      const again = await club.table(this.#id, (table) => table.updatesSince(viewer, 0))
      expect(again.map((update) => JSON.stringify(update))).toEqual(got)
    }
  }

  /** Every entry that was acknowledged is in the log, beside those it was written with. */
  #checkNothingLost(texts: readonly string[]): void {
    for (const { entries } of this.#acknowledged) {
      if (entries.length === 0) continue
      const written = entries.map((entry) => JSON.stringify(entry))
      const at = texts.findIndex((_, from) => written.every((text, index) => texts[from + index] === text))
      expect(at, `lost: ${written}`).toBeGreaterThan(0)
    }
  }

  /** After all that, the game can still be played to its end. */
  async #finish(): Promise<void> {
    const { club } = this
    const id = this.#id
    for (const person of this.#people) club.returns(person)
    for (const [seat, { holders, bot }] of (await club.room(id)).seats.entries())
      if (bot !== null && holders.length > 0) await club.do(id, holders[0], { do: 'back', seat })
    for (let step = 0; step < 3000; step++) {
      const { bot, person } = await club.table(id, (table) => ({
        bot: wildBotAnswer(table, this.#chance),
        person: this.#personToAct(table),
      }))
      if (bot !== null) await club.tables.botActs(id, bot.seat, [bot.action], bot.decision, club.tag())
      else if (person !== null) await club.act(id, person.who, person.seat, person.action)
      else break
    }
    expect(await club.table(id, ({ match }) => match?.outcome)).not.toBeNull()
  }

  #personToAct({ room, match, game }: Table): { who: PersonId; seat: number; action: string } | null {
    const seat = room.seats.findIndex(({ bot }, each) => bot === null && match?.isToAct(each))
    if (seat < 0) return null
    const { holders, turn } = room.seats[seat]
    const legal = match?.legal(seat) ?? []
    const action = game.vocabulary.text(this.#anyOf(legal))
    return { who: turn ?? holders[0], seat, action }
  }

  async #aMoment(): Promise<void> {
    for (let ticks = this.#chance.upTo(20); ticks > 0; ticks--) await Promise.resolve()
  }

  #oneIn(n: number): boolean {
    return this.#chance.upTo(n) === 0
  }

  #anyOf<T>(list: readonly T[]): T {
    return list[this.#chance.upTo(list.length)]
  }
}

test('whatever happens at once, nothing is lost, nothing is doubled, and everyone sees the same game', async () => {
  const commands = await playGames('nights', { usual: 72, few: 8 }, async (seed, number) => {
    const night = new Night(seed)
    await night.play(...KINDS[number % KINDS.length])
    return night.commands
  })
  expect(commands).toBeGreaterThan(0)
})
