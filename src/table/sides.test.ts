import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '#kernel/testing/always.ts'
import { gamesToPlay } from '#kernel/testing/seeds.ts'
import type { PersonId, TableEntry } from './entry.ts'
import { people, seatsOf } from './room.ts'
import { Crowd } from './testing/crowd.ts'
import { Witness } from './testing/witness.ts'

const MINUTE = 60_000
const PEOPLE = ['host', 'ann', 'ben', 'cat', 'eve']
const LEVELS = ['random', 'greedy', 'cadet', 'mate', 'captain']
const RUNS = { usual: 400, few: 40 }
const MOST_STEPS = 120
const SEALED = { secret: 'a'.repeat(64), next: 'b'.repeat(64) }

/** One thing that happens at a table; it may be refused. */
class Happening implements fc.Command<Witness, Crowd> {
  readonly #what: string
  readonly #happen: (crowd: Crowd, witness: Witness) => unknown

  constructor(what: string, happen: (crowd: Crowd, witness: Witness) => unknown) {
    this.#what = what
    this.#happen = happen
  }

  check(): boolean {
    return true
  }

  run(witness: Witness, crowd: Crowd): void {
    this.#happen(crowd, witness)
    witness.look(crowd)
  }

  toString(): string {
    return this.#what
  }
}

/** Every seat that is still free gets a bot, and everyone is ready. */
function begin(crowd: Crowd): void {
  const { room } = crowd.table
  for (const [seat, { holders, bot }] of room.seats.entries())
    if (holders.length === 0 && bot === null) crowd.do(room.host, { do: 'bot', seat, level: 'random' })
  const sitting = people(room)
  for (const person of sitting.length === 0 ? [room.host] : sitting)
    crowd.do(person, { do: 'ready', on: true })
}

/** Says to their side which sides that is, as a witness can read. */
function whisper(crowd: Crowd, person: PersonId): void {
  const { game, room } = crowd.table
  const sides = seatsOf(room, person).map((seat) => game.seats[seat].team)
  if (room.status === 'playing')
    crowd.do(person, { do: 'say', channel: 'team', text: [...new Set(sides)].join(' ') || '-' })
}

function act(crowd: Crowd, person: PersonId, choice: number): void {
  const seat = seatsOf(crowd.table.room, person).find((each) => crowd.legal(each).length > 0)
  if (seat === undefined) return
  const legal = crowd.legal(seat)
  crowd.do(person, { do: 'act', seat, actions: [legal[choice % legal.length]], tag: crowd.newName() })
}

function concede(crowd: Crowd, witness: Witness, person: PersonId): void {
  if (crowd.do(person, { do: 'concede' }) === 'done') witness.conceded.add(person)
}

/** In the game a seat is handed to a bot by its own people, or two minutes after they have gone. */
function giveToBot(crowd: Crowd, witness: Witness, person: PersonId, seat: number, level: string): void {
  const { status, seats } = crowd.table.room
  const holders = [...(seats[seat]?.holders ?? [])]
  const playing = holders.filter((holder) => !witness.conceded.has(holder))
  const areHere = playing.some((holder) => crowd.away(holder) < 2 * MINUTE)
  const answer = crowd.do(person, { do: 'bot', seat, level })
  if (status === 'playing' && areHere && !playing.includes(person)) expect(answer).not.toBe('done')
}

/** The link to the table fills free seats, before the start, and only the last one does. */
function sitByLink(crowd: Crowd, person: PersonId, seat: number, back: number): void {
  const codeHash = crowd.links.at(-1 - back)
  if (codeHash === undefined) return
  const { status, seats } = crowd.table.room
  const isFree = seats[seat]?.bot === null && seats[seat].holders.length === 0
  const answer = crowd.do(person, { do: 'sit', seat, name: person, codeHash })
  if (answer === 'done') crowd.cameByLink++
  if (status !== 'gathering' || !isFree || back > 0) expect(answer).not.toBe('done')
}

const who = fc.constantFrom(...PEOPLE)
const where = fc.nat(3)
const level = fc.constantFrom(...LEVELS)
const onOrOff = fc.boolean()
const which = fc.nat(9)

const of = <Fields>(
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
  name: string,
  happen: (fields: Fields, crowd: Crowd, witness: Witness) => unknown,
): fc.Arbitrary<fc.Command<Witness, Crowd>> =>
  fc
    .record(fields)
    .map(
      (given) =>
        new Happening(`${name} ${JSON.stringify(given)}`, (crowd, witness) =>
          happen(given as Fields, crowd, witness),
        ),
    )

const sitDown = of({ who, back: fc.nat(2) }, 'sits by an invitation', ({ who: person, back }, crowd) => {
  const invitation = crowd.invitations.at(-1 - back)
  if (invitation !== undefined) crowd.do(person, { do: 'sit', name: person, ...invitation })
})
const comeByLink = of({ who, where, back: fc.nat(1) }, 'sits by the link', (it, crowd) =>
  sitByLink(crowd, it.who, it.where, it.back),
)
const invite = of({ who, where }, 'invites', (it, crowd) => crowd.invite(it.who, it.where))
const reopen = of({ who, where }, 'reopens', (it, crowd) =>
  crowd.do(it.who, { do: 'reopen', seat: it.where }),
)
const toBot = of({ who, where, level }, 'gives to a bot', (it, crowd, witness) =>
  giveToBot(crowd, witness, it.who, it.where, it.level),
)
const leave = of({ who }, 'is gone', (it, crowd) => crowd.leaves(it.who))
const wait = of({ which }, 'time passes', (it, crowd) => {
  crowd.now += (it.which * MINUTE) / 4
})

/** Everything that can be asked of a table, and what happens around it; what gives seats away comes oftener. */
const HAPPENINGS = [
  ...[invite, invite, sitDown, sitDown, sitDown, reopen, reopen, toBot, toBot, leave, wait, wait],
  ...[comeByLink, comeByLink],
  of({ who }, 'makes a link', (it, crowd) => crowd.link(it.who)),
  of({ who, which }, 'takes a name', (it, crowd) =>
    crowd.do(it.who, { do: 'name', name: `${it.who} ${it.which}` }),
  ),
  of({ who, where }, 'sits', (it, crowd) => crowd.do(it.who, { do: 'sit', seat: it.where, name: it.who })),
  of({ who, where }, 'leaves', (it, crowd) => crowd.do(it.who, { do: 'leave', seat: it.where })),
  of({ who, onOrOff }, 'is ready', (it, crowd) => crowd.do(it.who, { do: 'ready', on: it.onOrOff })),
  of({ who, onOrOff }, 'lists', (it, crowd) => crowd.do(it.who, { do: 'list', on: it.onOrOff })),
  of({ who, which }, 'changes what is played', (it, crowd) =>
    crowd.do(it.who, { do: 'options', options: crowd.otherOptions(it.which), ...SEALED }),
  ),
  of({}, 'it begins', (_, crowd) => begin(crowd)),
  of({ who, which }, 'acts', (it, crowd) => act(crowd, it.who, it.which)),
  of({ who, where }, 'undoes', (it, crowd) =>
    crowd.do(it.who, { do: 'undo', seat: it.where, tag: crowd.newName() }),
  ),
  of({ who, where }, 'takes back', (it, crowd) => crowd.do(it.who, { do: 'back', seat: it.where })),
  of({ who, what: fc.constantFrom('takeback' as const, 'end' as const) }, 'offers', (it, crowd) =>
    crowd.do(it.who, { do: 'offer', offer: { what: it.what } }),
  ),
  of({ who, onOrOff }, 'answers', (it, crowd) => crowd.do(it.who, { do: 'answer', agree: it.onOrOff })),
  of({ who }, 'concedes', (it, crowd, witness) => concede(crowd, witness, it.who)),
  of({ who }, 'whispers', (it, crowd) => whisper(crowd, it.who)),
  of({ who, where }, 'notes', (it, crowd) =>
    crowd.do(it.who, { do: 'note', seat: it.where, notes: { note: crowd.newName() } }),
  ),
  of({ who, whom: who, onOrOff }, 'mutes', (it, crowd) =>
    crowd.do(it.who, { do: 'mute', whom: it.whom, on: it.onOrOff }),
  ),
  of({ who }, 'is here', (it, crowd) => crowd.returns(it.who)),
  of({}, 'a bot answers', (_, crowd) => crowd.botAnswers()),
  of({}, 'the server is killed', (_, crowd) => crowd.reload()),
]

/** What came of it after the start: a run in which no seat changes hands proves nothing. */
function changesOf({ log }: Crowd): readonly number[] {
  const entries = log.map((text) => JSON.parse(text) as TableEntry)
  const start = entries.findIndex(({ kind }) => kind === 'started')
  const later = start < 0 ? [] : entries.slice(start + 1)
  const toBots = later.filter((entry) => entry.kind === 'bot')
  const minded = toBots.filter(({ level: to }) => to !== null).length
  return [later.filter(({ kind }) => kind === 'sat').length, minded, toBots.length - minded]
}

/** By seat: who sits there before anything happens, alone or together, or nobody. */
const seating = fc.array(fc.uniqueArray(who, { maxLength: 2 }), { minLength: 4, maxLength: 4 })

test.each([
  ['jaws', [{}, { mode: 'act-1' }]],
  ['shark-island', [{ players: 4 }, { players: 3 }]],
  ['sharks', [{ players: 4 }, { players: 2 }]],
  ['team-oysters', [{}]],
])(
  '%s: nobody ever sees a side they had not at the start, and everyone can have their seat back',
  (game, options) => {
    const runs = gamesToPlay(RUNS)
    let looks = 0
    let changes: readonly number[] = [0, 0, 0]
    let byLink = 0
    always(
      fc.property(
        seating,
        fc.commands(HAPPENINGS, { maxCommands: MOST_STEPS, size: 'max' }),
        (sitting, happenings) => {
          const crowd = new Crowd(game, options, PEOPLE)
          const witness = new Witness()
          crowd.link(crowd.table.room.host)
          for (const seat of crowd.table.game.seats.keys())
            for (const person of sitting[seat]) {
              const { holders } = crowd.table.room.seats[seat]
              crowd.invite(holders[0] ?? crowd.table.room.host, seat)
              const invitation = crowd.invitations.at(-1)
              if (invitation !== undefined) crowd.do(person, { do: 'sit', name: person, ...invitation })
            }
          fc.modelRun(() => ({ model: witness, real: crowd }), happenings)
          witness.allComeBack(crowd)
          looks += witness.looks
          byLink += crowd.cameByLink
          const more = changesOf(crowd)
          changes = changes.map((count, index) => count + more[index])
        },
      ),
      runs,
    )
    const [came, minded, back] = changes
    console.log(
      `sides, ${game}: ${runs} runs, ${looks} looks at a running match; ${byLink} sat by the link, ${came} came, ${minded} were minded, ${back} back`,
    )
    for (const count of [looks, byLink, ...changes]) expect(count).toBeGreaterThan(0)
  },
)
