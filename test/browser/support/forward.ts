import type { Match } from '#kernel/match/match.ts'
import { replayMatch } from '#kernel/match/replay.ts'
import type { Table } from '#table/table.ts'
import type { OpenHouse } from './house.ts'
import { type Script, short } from './world/script.ts'

interface Answer {
  readonly seat: number
  readonly action: string
}

/**
 * Lets everyone at a table play by a script, at the server: what is left when the browsers play on are the last answers
 * of the match. Everybody's page sees all of it happen.
 */
export async function forward(
  house: OpenHouse,
  match: string,
  left: number,
  script: Script = short,
): Promise<void> {
  const { tables } = house.server.services
  await house.rest()
  const answers = await tables.use(match, (table) => answersOf(table, script))
  const usual = house.script
  house.script = script
  for (const { seat, action } of answers.slice(0, Math.max(0, answers.length - left))) {
    const holder = await tables.use(match, ({ room }) => room.seats[seat].holders[0])
    // What a bot answers, it has answered by itself.
    if (holder === undefined) continue
    await tables.command(match, holder, { do: 'act', seat, actions: [action], tag: house.secrets.newId() })
    await house.rest()
  }
  house.script = usual
}

/** All that would be answered from here on. */
function answersOf({ box, begun, match }: Table, script: Script): Answer[] {
  if (match === null || begun === null) throw new Error('nothing is played yet')
  const shadow = replayMatch(box, begun, match.log)
  const answers: Answer[] = []
  while (shadow.outcome === null) {
    const answer = answerIn(shadow, box.id, script)
    shadow.submit(answer.seat, [shadow.game.vocabulary.parse(answer.action)])
    answers.push(answer)
  }
  return answers
}

function answerIn(match: Match, game: string, script: Script): Answer {
  const [seat] = match.game.seats.keys().filter((each) => match.isToAct(each))
  const legal = match.legal(seat).map((action) => match.game.vocabulary.text(action))
  return { seat, action: script({ game, seat: match.game.seats[seat].id, legal }) }
}
