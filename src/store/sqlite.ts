import { once } from 'node:events'
import { resolve as absolute } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  type Blocking,
  type Device,
  type KeptMatch,
  type KeptReplay,
  type ListedMatch,
  type Listing,
  type MatchStatus,
  type NewMatch,
  type Person,
  type Report,
  type Rewritten,
  type Store,
  StoreLost,
  type TokenHash,
  type UnbegunContents,
} from '#table/store.ts'
import { pack } from './archive.ts'
import { counted, keepable } from './keepable.ts'
import { type Call, isRead, LAST, type Method, type Operations } from './sqlite/calls.ts'
import type { CopyBefore } from './sqlite/copy-before.ts'
import { type Answer, errorOf } from './sqlite/failure.ts'
import { backupSqlite } from './sqlite-backup.ts'
import type { Opening } from './sqlite-thread.ts'

const THREAD = new URL('./sqlite-thread.ts', import.meta.url)

/**
 * Opens the database in a file, in a thread of its own. What is wrong with the file is refused with a code. Where it had to
 * be migrated, `copied` is told of the copy that was kept.
 */
export async function openSqlite(
  file: string,
  script = THREAD,
  copied: (copy: CopyBefore) => void = () => {},
): Promise<Store> {
  const path = absolute(file)
  const thread = new Worker(script, { workerData: path, name: 'store' })
  const [opening] = (await once(thread, 'message')) as [Opening]
  if (opening.failure !== null) {
    await thread.terminate()
    throw errorOf(opening.failure)
  }
  if (opening.copied !== null) copied(opening.copied)
  return new SqliteStore(path, thread)
}

interface Waiting {
  readonly call: Call
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** The thread answers in the order it was asked, so nothing needs a number. */
class SqliteStore implements Store {
  readonly #file: string
  readonly #thread: Worker
  readonly #waiting: Waiting[] = []
  readonly #backups = new Set<Promise<void>>()
  readonly #exit: Promise<void>
  readonly #loss = Promise.withResolvers<StoreLost>()
  readonly lost = this.#loss.promise
  isWriting = true
  #unsent: Call[] = []
  /** Group commit: calls that arrive while the thread is busy go into its next transaction together. */
  #busy = false
  #ended: StoreLost | null = null
  #closing: Promise<void> | null = null

  constructor(file: string, thread: Worker) {
    this.#file = file
    this.#thread = thread
    this.#exit = new Promise((resolve) => thread.once('exit', () => resolve()))
    thread.on('message', (answers: string) => this.#answered(JSON.parse(answers)))
    thread.on('error', (error) => this.#end(new StoreLost('its thread died', error)))
    thread.on('exit', () => this.#end(new StoreLost('its thread is gone')))
  }

  async content(hash: string): Promise<string | null> {
    return this.#ask('content', hash)
  }

  async unbegunContents(except: readonly string[], limit: number): Promise<UnbegunContents> {
    return this.#ask('unbegunContents', except, counted(limit))
  }

  async createMatch({ id, game, created, entries, listing, content }: NewMatch): Promise<void> {
    return this.#ask('createMatch', {
      id: keepable(id),
      game: keepable(game),
      created,
      entries: entries.map(keepable),
      listing: copied(listing),
      content: { hash: keepable(content.hash), text: keepable(content.text) },
    })
  }

  async append(
    match: string,
    position: number,
    entries: readonly string[],
    listing?: Listing,
  ): Promise<void> {
    const kept = entries.map(keepable)
    if (listing === undefined) return this.#ask('append', match, counted(position), kept)
    return this.#ask('append', match, counted(position), kept, copied(listing))
  }

  async loadMatch(match: string): Promise<KeptMatch | null> {
    return this.#ask('loadMatch', match)
  }

  async unarchivedMatches(since: number, limit: number, skipped: number): Promise<string[]> {
    return this.#ask('unarchivedMatches', since, counted(limit), counted(skipped))
  }

  async keepArchive(match: string, entries: readonly string[]): Promise<void> {
    const { length, packed } = await pack(entries.map(keepable))
    return this.#ask('keepArchive', match, { length, packed: Buffer.from(packed).toString('base64') })
  }

  async loadArchive(match: string): Promise<KeptMatch | null> {
    return this.#ask('loadArchive', match)
  }

  async dropEntries(match: string): Promise<void> {
    return this.#ask('dropEntries', match)
  }

  async listedMatch(match: string): Promise<ListedMatch | null> {
    return this.#ask('listedMatch', match)
  }

  async listedMatches(limit: number): Promise<ListedMatch[]> {
    return this.#ask('listedMatches', counted(limit))
  }

  async matchesOf(person: string, limit: number): Promise<ListedMatch[]> {
    return this.#ask('matchesOf', person, counted(limit))
  }

  async matchesOfBoth(status: MatchStatus, one: string, other: string): Promise<string[]> {
    return this.#ask('matchesOfBoth', status, one, other)
  }

  async untouchedMatches(
    status: MatchStatus,
    since: number,
    limit: number,
    skipped: number,
  ): Promise<string[]> {
    return this.#ask('untouchedMatches', status, since, counted(limit), counted(skipped))
  }

  async keepReplay({ match, eyes, madeBy, packed, now }: KeptReplay, most: number): Promise<void> {
    const kept = { match, eyes: keepable(eyes), madeBy: keepable(madeBy), packed, now }
    return this.#ask('keepReplay', kept, counted(most))
  }

  async replay(match: string, eyes: string, madeBy: string, now: number): Promise<string | null> {
    return this.#ask('replay', match, eyes, madeBy, now)
  }

  async dropReplays(match: string): Promise<void> {
    return this.#ask('dropReplays', match)
  }

  async createPerson({ id, name, since }: Person, token: TokenHash, label = ''): Promise<void> {
    const person = { id: keepable(id), name: keepable(name), since }
    return this.#ask('createPerson', person, keepable(token), keepable(label))
  }

  async person(id: string): Promise<Person | null> {
    return this.#ask('person', id)
  }

  async personByToken(token: TokenHash): Promise<Person | null> {
    return this.#ask('personByToken', token)
  }

  async renamePerson(id: string, name: string): Promise<void> {
    return this.#ask('renamePerson', id, keepable(name))
  }

  async addToken(person: string, token: TokenHash, now: number, label = ''): Promise<void> {
    return this.#ask('addToken', person, keepable(token), now, keepable(label))
  }

  async dropToken(token: TokenHash): Promise<void> {
    return this.#ask('dropToken', token)
  }

  async seeToken(token: TokenHash, now: number): Promise<void> {
    return this.#ask('seeToken', token, now)
  }

  async devicesOf(person: string): Promise<Device[]> {
    return this.#ask('devicesOf', person)
  }

  async dropPerson(id: string): Promise<void> {
    return this.#ask('dropPerson', id)
  }

  async dropIdlePeople(since: number, limit: number): Promise<number> {
    return this.#ask('dropIdlePeople', since, counted(limit))
  }

  async block(person: string, { whom, name, at }: Blocking): Promise<void> {
    return this.#ask('block', person, { whom, name: keepable(name), at })
  }

  async unblock(person: string, whom: string): Promise<void> {
    return this.#ask('unblock', person, whom)
  }

  async blocksOf(person: string): Promise<Blocking[]> {
    return this.#ask('blocksOf', person)
  }

  async isBlockedBy(whom: string, people: readonly string[]): Promise<boolean> {
    return this.#ask('isBlockedBy', whom, people)
  }

  async addReport(report: Report, most: number): Promise<void> {
    const { name, why, text, said } = report
    const kept = { name: keepable(name), why: keepable(why), text: keepable(text), said: keepable(said) }
    return this.#ask('addReport', { ...report, ...kept }, counted(most))
  }

  async reports(limit: number): Promise<Report[]> {
    return this.#ask('reports', counted(limit))
  }

  async matchesEverOf(person: string): Promise<string[]> {
    return this.#ask('matchesEverOf', person)
  }

  async rewrite(
    match: string,
    person: string,
    entries: readonly Rewritten[],
    summary: string,
  ): Promise<void> {
    const kept = entries.map(({ position, entry }) => ({
      position: counted(position),
      entry: keepable(entry),
    }))
    return this.#ask('rewrite', match, person, kept, keepable(summary))
  }

  async scrub(): Promise<void> {
    return this.#ask('scrub')
  }

  async putCode(code: TokenHash, person: string, expires: number): Promise<void> {
    return this.#ask('putCode', keepable(code), person, expires)
  }

  async takeCode(code: TokenHash, now: number): Promise<string | null> {
    return this.#ask('takeCode', code, now)
  }

  async tryWriting(): Promise<void> {
    return this.#ask('tryWriting')
  }

  async backup(file: string): Promise<void> {
    if (this.#ended !== null) throw this.#ended
    const running = backupSqlite(this.#file, file)
    this.#backups.add(running)
    try {
      await running
    } finally {
      this.#backups.delete(running)
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    if (this.#ended !== null) return
    this.#busy = false
    this.#send()
    this.#ended = new StoreLost('it was closed')
    await Promise.allSettled(this.#backups)
    this.#thread.postMessage(LAST)
    await this.#exit
  }

  #ask<M extends Method>(method: M, ...args: Parameters<Operations[M]>): Promise<ReturnType<Operations[M]>> {
    if (this.#ended !== null) return Promise.reject(this.#ended)
    return new Promise((resolve, reject) => {
      // All calls of one tick go over together: one message, one commit.
      if (this.#unsent.length === 0) setImmediate(() => this.#send())
      const call = { method, args }
      this.#unsent.push(call)
      this.#waiting.push({ call, resolve, reject })
    })
  }

  #send(): void {
    if (this.#busy || this.#unsent.length === 0) return
    const batch = JSON.stringify(this.#unsent)
    this.#unsent = []
    this.#busy = true
    this.#thread.postMessage(batch)
  }

  #answered(answers: readonly Answer[]): void {
    this.#busy = false
    this.#send()
    for (const [index, { call, resolve, reject }] of this.#waiting.splice(0, answers.length).entries()) {
      const answer = answers[index]
      this.#note(call, answer)
      if ('failure' in answer) reject(errorOf(answer.failure))
      else resolve(answer.value as never)
    }
  }

  /** A call that changes nothing succeeds on a full disk too, so a real write is tried. */
  #note(call: Call, answer: Answer): void {
    if (!('failure' in answer)) this.isWriting ||= call.method === 'tryWriting'
    else if (answer.failure.kind === 'disk' && !isRead(call)) this.isWriting = false
  }

  #end(lost: StoreLost): void {
    if (this.#ended === null) this.#loss.resolve(lost)
    this.#ended ??= lost
    this.isWriting = false
    this.#unsent = []
    for (const { reject } of this.#waiting.splice(0)) reject(lost)
  }
}

/** Copied now, because the caller may change it before it is sent. */
function copied({ status, listed, changed, people, summary }: Listing): Listing {
  return { status, listed, changed, people: people.map(keepable), summary: keepable(summary) }
}
