import { createInterface } from 'node:readline'
import { appendsOf, nextAppendsOf } from '#store/postgres/appends.ts'
import { openSession } from '#store/postgres/connecting.ts'
import { Life } from '#store/postgres/life.ts'

/**
 * A process to be stopped: URL, LEASE. It is told "MATCH STEPS open|plain", takes the match, writes so many entries, says
 * what was acknowledged and goes on writing, or stands in an open transaction, until its life is over. Then it tries to go
 * on under its old number, over a new session, and says what became of it.
 */
const [url, lease] = process.argv.slice(2)
const say = (...words: readonly unknown[]): void => void process.stdout.write(`${words.join(' ')}\n`)

for await (const line of createInterface({ input: process.stdin })) {
  const [match, steps, how] = line.split(' ')
  await live(match, Number(steps), how)
}

async function live(match: string, steps: number, how: string): Promise<void> {
  const over = Promise.withResolvers<void>()
  const life = await Life.begin(
    { url, name: 'zombie', address: 'nowhere:1', rules: {}, beat: 50, lease: Number(lease) },
    { tables: () => 1, beaten: () => {}, wrote: () => {}, over: () => over.resolve() },
  )
  say('life', life.number)
  const { isMine } = await life.claim(match, true)
  if (!isMine) throw new Error(`${match} is somebody else's`)
  let position = 1
  const append = async (): Promise<void> => {
    const kept = await life.append(match, position, [`${life.number} ${position}`], undefined)
    if (kept === null) throw new Error('refused')
    say('kept', position++)
  }
  while (position <= steps) await append()
  if (how === 'open') {
    const standing = life.alone(match, async (client) => {
      await client.query('BEGIN')
      await client.query(
        'INSERT INTO entries SELECT number, $2, $3 FROM matches WHERE id = $1 AND owner = $4',
        [match, position, `${life.number} open`, life.number],
      )
      say('stop me')
      await over.promise
      await client.query('COMMIT')
    })
    await standing.catch(() => {})
  } else {
    say('stop me')
    await (async () => {
      for (;;) await append()
    })().catch(() => {})
    await over.promise
  }
  say('over')
  await haunt(match, life.number, position)
}

/** What nothing of ours does: it goes on with what it remembers. */
async function haunt(match: string, number: number, from: number): Promise<void> {
  const { client } = await openSession(url, 'zombie')
  const kinds = [appendsOf(number, 'plain'), nextAppendsOf(number)]
  const { rows } = await client.query<{ number: number }>('SELECT number FROM matches WHERE id = $1', [match])
  let written = 0
  for (let position = from; position < from + 12; position++)
    // Behind what is there as well, where no entry would be in the way.
    await kinds[position % 2].perform(client, [
      {
        key: match,
        position: position < from + 6 ? position : position + 100,
        entries: [`${number} haunting`],
        listing: undefined,
        number: rows[0].number,
        resolve: (kept) => {
          if (kept !== null) written++
        },
        reject: () => {},
      },
    ])
  await client.end()
  say('haunted', written)
}
