import { seatsAsked } from '../decision.ts'
import type { Box } from '../game.ts'
import { checkCloning } from './cloning.ts'
import { checkFrequencies, checkImagination } from './imagination.ts'
import { checkLegality } from './legality.ts'
import { Sent } from './log.ts'
import { beginNumbered, type Run } from './numbered.ts'
import { checkOnlyAnswer } from './only-answers.ts'
import { checkPlan } from './plans.ts'
import { guard, hold, LawBroken, type Play, viewersOf } from './play.ts'
import { checkSecretTurns } from './secret-turns.ts'
import { checkTwins } from './twins.ts'
import { playWithUndo } from './undo.ts'
import { checkSaid, checkWords } from './words.ts'

export interface LawRun extends Run {
  /** More decisions than any game takes. */
  readonly longest: number
  /** For how many steps twins are followed. */
  readonly twinSteps?: number
}

export interface LawPlan extends LawRun {
  /** Called after each game with the report so far; false stops. The laws have no clock of their own. */
  readonly goOn: (soFar: Readonly<LawReport>) => boolean
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

/** Games in each of which one moment is compared with states imagined from it. */
const LOOKS = 600
/** Games after which a law that never had an occasion is given up on: this game has none. */
const PATIENCE = 40

/** Every law of the design, on random play of any game. Throws a LawBroken that tells how to see it again. */
export function checkLaws(box: Box, plan: LawPlan): LawReport {
  const report = emptyReport()
  let play = beginNumbered(box, plan, 'game', 0)
  const hasSecretTurns = play.match.game.secretTurns !== undefined
  /** On a slow machine the time may be over before a law was ever tried. */
  const isToTry = ({ games, twins, secretTurns }: LawReport): boolean =>
    games < PATIENCE && (twins === 0 || (hasSecretTurns && secretTurns === 0))
  do {
    play = beginNumbered(box, plan, 'game', report.games)
    checkGame(play, plan, report)
  } while (plan.goOn(report) || isToTry(report))
  checkLooks(box, plan)
  if (report.twins === 0) throw new LawBroken('Twins are alike', 'no twins were found', play, plan.seed)
  if (hasSecretTurns && report.secretTurns === 0)
    throw new LawBroken('A secret turn is a plan', 'none was found', play, plan.seed)
  return report
}

/** One game of a run again. */
export function checkLawsOnce(box: Box, run: LawRun, number: number): LawReport {
  const report = emptyReport()
  checkGame(beginNumbered(box, run, 'game', number), run, report)
  return report
}

/** The law about frequencies, which takes many games. */
export function checkLooks(box: Box, run: Run): void {
  const begin = (game: number): Play => beginNumbered(box, run, 'look', game)
  checkFrequencies(begin, LOOKS)
}

function emptyReport(): LawReport {
  return { games: 0, decisions: 0, imagined: 0, twins: 0, twinSteps: 0, undone: 0, secretTurns: 0 }
}

function checkGame(play: Play, run: LawRun, report: LawReport): void {
  guard(play, () => playUnderTheLaws(play, run, report))
  report.games++
}

function playUnderTheLaws(play: Play, run: LawRun, report: LawReport): void {
  const { match, player } = play
  const sent = new Sent(play)
  let decisions = 0
  checkLegality(play)
  checkSaid(play, match.opening)
  checkWords(play)
  while (match.outcome === null) {
    hold(decisions < run.longest, 'An end within a bound', () => `${decisions} decisions`, play)
    if (player.oneIn(12)) report.imagined += checkImagination(play)
    if (player.oneIn(16)) checkCloning(play)
    if (player.oneIn(20)) {
      const viewers = viewersOf(play)
      const compared = checkTwins(play, viewers[player.chance.upTo(viewers.length)], run.twinSteps ?? 40)
      if (compared > 0) report.twins++
      report.twinSteps += compared
    }
    if (match.game.secretTurns !== undefined && player.oneIn(4)) {
      const viewers = viewersOf(play)
      const viewer = viewers[player.chance.upTo(viewers.length)]
      if (checkSecretTurns(play, viewer, run.twinSteps ?? 40)) report.secretTurns++
    }
    const seat = player.seat(seatsAsked(match.game.decisions(match.state)))
    const action = player.action(match.legal(seat))
    checkPlan(play, seat, action)
    checkOnlyAnswer(play, seat)
    const before = match.log.length
    playWithUndo(play, seat, action, (events, unseenBy) => {
      checkSaid(play, events)
      sent.after(events, unseenBy)
    })
    if (match.log.length > before + 1) report.undone++
    checkLegality(play)
    checkWords(play)
    decisions++
  }
  sent.check()
  report.decisions += decisions
}
