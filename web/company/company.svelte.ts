import { untrack } from 'svelte'
import type { Room } from '#wire/room.ts'
import { called } from '../client/called.ts'
import { recall, remember } from '../client/memory.ts'
import type { Session } from '../table/session.svelte.ts'
import { notices } from '../ui/notices.svelte.ts'
import { type Absence, absencesIn, timeText } from './absence.ts'
import { namesIn } from './names.ts'
import { companyWord, lineText } from './words.ts'

/** Milliseconds of absence from which on others are told; a shorter one is only a lost connection. */
const NOTICED = 10_000

/** What one page knows of the others at its table: who is gone, what was said and not yet read, who is to be asked. */
export class Company {
  /** Whether what is said can be read on the page at this moment. */
  isReading = $state(false)
  /** Whether a bot has minded one's seat meanwhile, and one has not said yet what is to become of it. */
  asksBack = $state(false)
  readonly #session: Session
  /** The server's time, each second while somebody is gone. */
  #now = $state(0)
  /** The moment of the last line that was read on this device. */
  #heard = $state(0)
  readonly #stop: () => void

  constructor(session: Session) {
    this.#session = session
    this.#now = session.client.now()
    const [match, at] = recall('heard-until')?.split(' ') ?? []
    if (match === session.match) this.#heard = Number(at)
    this.#stop = $effect.root(() => {
      this.#keepTime()
      this.#listen()
      this.#greet()
      this.#ask()
    })
  }

  readonly absences: readonly Absence[] = $derived.by(() => {
    const { room } = this.#session
    return room === null ? [] : absencesIn(room).filter(({ since }) => this.#now - since >= NOTICED)
  })

  /** Lines of others that were not read yet. */
  readonly unread: number = $derived.by(() => {
    const { room } = this.#session
    return room?.talk.filter(({ at, person }) => at > this.#heard && person !== room.me).length ?? 0
  })

  /** How long those are gone who play a seat; nothing for a seat whose people are here. */
  goneFor(seat: string): string | undefined {
    const absence = this.absences.find(({ seats }) => seats.includes(seat))
    return absence && companyWord('away.for', { time: this.lasts(absence) })
  }

  lasts({ since }: Absence): string {
    return timeText(this.#now - since)
  }

  /** How long it is until a bot may play for them; null once it may. */
  botIn({ mindFrom }: Absence): string | null {
    return this.#now >= mindFrom ? null : timeText(mindFrom - this.#now, Math.ceil)
  }

  close(): void {
    this.#stop()
  }

  #keepTime(): void {
    const isAnyGone = $derived(this.#session.room?.people.some(({ gone }) => gone !== null) ?? false)
    $effect(() => {
      // A new room tells the time anew.
      void this.#session.room
      if (!isAnyGone) return
      this.#now = this.#session.client.now()
      const timer = setInterval(() => {
        this.#now = this.#session.client.now()
      }, 1000)
      return () => clearInterval(timer)
    })
  }

  /** What is said is read where it stands; elsewhere it is shown in passing. */
  #listen(): void {
    let passed: number | null = null
    $effect(() => {
      const { room } = this.#session
      if (room === null) return
      const last = room.talk.at(-1)?.at ?? 0
      const { isReading } = this
      untrack(() => {
        const before = passed ?? last
        passed = last
        if (isReading) {
          if (last > this.#heard) remember('heard-until', `${room.match} ${last}`)
          this.#heard = Math.max(this.#heard, last)
          return
        }
        const said = room.talk.findLast(({ at, person }) => at > before && person !== room.me)
        if (said === undefined) return
        const name = namesIn(room).get(said.person) ?? '…'
        notices.say(companyWord('talk.heard', { name, text: lineText(said) }))
      })
    })
  }

  /** Who comes back is told; that somebody has gone stands where everyone looks, and is said once. */
  #greet(): void {
    let before: readonly string[] = []
    $effect(() => {
      const gone = this.absences.flatMap(({ names }) => names)
      untrack(() => {
        const left = gone.filter((name) => !before.includes(name))
        for (const name of left) this.#session.spoken = companyWord('away.gone', { name })
        before = gone
      })
    })
    let away = new Map<string, number>()
    $effect(() => {
      const { room } = this.#session
      if (room === null || room.status === 'over') return
      untrack(() => {
        const now = this.#session.client.now()
        const back = room.people.filter(
          ({ id, gone }) => gone === null && id !== room.me && now - (away.get(id) ?? now) >= NOTICED,
        )
        for (const { name } of back) notices.say(companyWord('away.here', { name: called(name) }))
        away = new Map(room.people.flatMap(({ id, gone }) => (gone === null ? [] : [[id, gone]])))
      })
    })
  }

  /** Whoever finds a bot on their seat is asked, unless they have put it there themselves just now. */
  #ask(): void {
    let known: string | null = null
    $effect(() => {
      const { room, minded } = this.#session
      const seats = minded.map(({ seat }) => seat)
      untrack(() => {
        if (seats.join() === known) return
        const isOwnDoing = seats.every((seat) => minderOf(room, seat) === room?.me)
        this.asksBack = seats.length > 0 && (known === null || !isOwnDoing)
        known = seats.join()
      })
    })
  }
}

/** Who has let a bot play a seat. */
function minderOf(room: Room | null, seat: string): string | null {
  const minds = room?.news.findLast((news) => news.what === 'minds' && news.seat === seat)
  return minds?.by?.id ?? null
}
