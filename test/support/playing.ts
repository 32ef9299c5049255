import type { EngineProcess } from './dorsal.ts'

export interface OutcomeAnswer {
  readonly winners: readonly string[]
  readonly scores: { readonly [seat: string]: number }
  readonly tieBreak: { readonly key: string } | null
  readonly why: { readonly key: string }
}

/** What a request is answered with as "text". */
export async function answerText(engine: EngineProcess, request: object): Promise<string> {
  const { ok, text, error } = await engine.ask(request)
  if (!ok || typeof text !== 'string') throw new Error(`no text but ${JSON.stringify(error)}`)
  return text
}

export interface Played {
  readonly outcome: OutcomeAnswer
  readonly actions: number
}

/** Lets bots play the match on an engine's table: to its end, or so many actions. */
export async function playWithBots(engine: EngineProcess, level: string): Promise<Played>
export async function playWithBots(
  engine: EngineProcess,
  level: string,
  most: number,
): Promise<{ outcome: OutcomeAnswer | null; actions: number }>
export async function playWithBots(engine: EngineProcess, level: string, most = Number.POSITIVE_INFINITY) {
  const text = await answerText(engine, { cmd: 'save' })
  let { toAct, outcome } = await engine.ask({ cmd: 'load', text })
  let actions = 0
  for (; outcome === null && actions < most; actions++) {
    const [seat] = toAct as string[]
    const { action } = await engine.ask({ cmd: 'bot', seat, level })
    const answer = await engine.ask({ cmd: 'act', seat, action })
    if (!answer.ok) throw new Error(`${seat}: ${action} ${JSON.stringify(answer.error)}`)
    ;({ toAct, outcome } = answer)
  }
  return { outcome: outcome as OutcomeAnswer | null, actions }
}
