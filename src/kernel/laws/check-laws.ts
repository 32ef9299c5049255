import type { Box } from '../game.ts'
import { checkCloning } from './cloning.ts'
import { checkFrequencies, checkImagination } from './imagination.ts'
import { checkLegality } from './legality.ts'
import { Sent } from './log.ts'
import { beginPlay, hold, LawBroken, type Play, viewersOf } from './play.ts'
import { checkSecretTurns } from './secret-turns.ts'
import { checkTwins } from './twins.ts'
import { playWithUndo } from './undo.ts'

export interface LawPlan {
  /** The set-ups to play, in turn. */
  readonly options: readonly unknown[]
  /** Tells when to stop, and hears how far it is; the laws have no clock of their own. */
  readonly goOn: (soFar: Readonly<LawReport>) => boolean
  readonly seed: string
  /** More decisions than any game takes. */
  readonly longest: number
  /** For how many steps twins are followed. */
  readonly twinSteps?: number
}

export interface LawReport {
  games: number
  decisions: number
  imagined: number
  twins: number
  twinSteps: number
  undone: number
  secretTurns: number
}

/** Games looked into once to count what is imagined. */
const LOOKS = 600
/** Games after which a law that had no occasion yet will have none. */
const PATIENCE = 40

/** Every law of the design, on random play of any game. Throws a LawBroken that tells how to see it again. */
export function checkLaws(box: Box, plan: LawPlan): LawReport {
  const report: LawReport = {
    games: 0,
    decisions: 0,
    imagined: 0,
    twins: 0,
    twinSteps: 0,
    undone: 0,
    secretTurns: 0,
  }
  const begin = (kind: string, game: number): Play =>
    beginPlay(box, plan.options[game % plan.options.length], `${plan.seed}/${kind}/${game}`)
  let play = begin('game', 0)
  const hasSecretTurns = play.match.game.secretTurns !== undefined
  /** On a slow machine the time may be over before a law was ever tried. */
  const isToTry = ({ games, twins, secretTurns }: LawReport): boolean =>
    games < PATIENCE && (twins === 0 || (hasSecretTurns && secretTurns === 0))
  do {
    play = begin('game', report.games)
    guard(play, () => checkGame(play, plan, report))
    report.games++
  } while (plan.goOn(report) || isToTry(report))
  guard(play, () => checkFrequencies((game) => begin('look', game), LOOKS))
  hold(report.twins > 0, 'Twins are alike', () => 'no twins were found', play)
  hold(!hasSecretTurns || report.secretTurns > 0, 'A secret turn is a plan', () => 'none was found', play)
  return report
}

/** A bug in a game is reported like a broken law, with the way to it. */
function guard(play: Play, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (error instanceof LawBroken) throw error
    throw new LawBroken(
      'Nothing breaks',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
      play,
    )
  }
}

function checkGame(play: Play, plan: LawPlan, report: LawReport): void {
  const { match, player } = play
  const sent = new Sent(play)
  let decisions = 0
  checkLegality(play)
  while (match.outcome === null) {
    hold(decisions < plan.longest, 'An end within a bound', () => `${decisions} decisions`, play)
    if (player.oneIn(12)) report.imagined += checkImagination(play)
    if (player.oneIn(16)) checkCloning(play)
    if (player.oneIn(20)) {
      const viewers = viewersOf(play)
      const compared = checkTwins(play, viewers[player.chance.upTo(viewers.length)], plan.twinSteps ?? 40)
      if (compared > 0) report.twins++
      report.twinSteps += compared
    }
    if (match.game.secretTurns !== undefined && player.oneIn(4)) {
      const viewers = viewersOf(play)
      const viewer = viewers[player.chance.upTo(viewers.length)]
      if (checkSecretTurns(play, viewer, plan.twinSteps ?? 40)) report.secretTurns++
    }
    const seat = player.seat(match.game.toAct(match.state))
    const action = player.action(match.legal(seat))
    const before = match.log.length
    playWithUndo(play, seat, action, (events, unseenBy) => sent.after(events, unseenBy))
    if (match.log.length > before + 1) report.undone++
    checkLegality(play)
    decisions++
  }
  sent.check()
  report.decisions += decisions
}
