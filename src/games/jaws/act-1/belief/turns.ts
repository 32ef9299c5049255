import type { TurnClue } from '../clues.ts'
import { isBeach, NOWHERE, WATER } from '../island.ts'
import { BURST_STEPS } from '../limits.ts'
import { EVASIVE, FRENZY, NO_TOKEN, SPEED_BURST } from '../tokens.ts'

const QUINT_BIT = 1
const HOOPER_BIT = 2

/**
 * All turns of the shark that would have been announced as one was, each with its probability if the shark chose
 * every action of its plan evenly among those allowed. Turns that cannot fit any more are not followed.
 */
export class Turns {
  /** The probability to end in each space. */
  readonly ends = new Float64Array(WATER.length)
  readonly #water: readonly (readonly number[])[]
  #turn!: TurnClue
  /** The token that is played in these turns, or NO_TOKEN. */
  #kind = NO_TOKEN
  /** Spaces that would have been announced. */
  #barred = 0
  readonly #ate = [0, 0, 0, 0]
  #ateMichael = false

  constructor(water: readonly (readonly number[])[]) {
    this.#water = water
  }

  /** Fills `ends` with the turns from one space in which one token, or none, is played. */
  walk(turn: TurnClue, kind: number, start: number): void {
    this.ends.fill(0)
    this.#turn = turn
    this.#kind = kind
    const evasive = kind === EVASIVE
    if (evasive && turn.sensors !== 0) return
    this.#barred = evasive ? 0 : turn.floating & ~turn.sensors
    if ((this.#barred >> start) & 1) return
    this.#ate.fill(0)
    this.#ateMichael = false
    this.#go(start, turn.actions, 0, false, NO_TOKEN, false, this.#meets(start), 0, 1)
  }

  #meets(space: number): number {
    return this.#turn.floating & (1 << space)
  }

  #go(
    here: number,
    actions: number,
    steps: number,
    burst: boolean,
    token: number,
    entered: boolean,
    met: number,
    knocked: number,
    weight: number,
  ): void {
    if (this.#isHopeless(actions)) return
    const turn = this.#turn
    const near = this.#water[here]
    const atBeach = isBeach(here) && actions > 0
    const ordinary = atBeach ? turn.swimmers[here] - this.#ate[here] : 0
    const michael = atBeach && turn.michael === here && !this.#ateMichael
    const canBurst = steps === 0 && actions > 0 && token === SPEED_BURST && !burst
    const feasts = token === FRENZY && ordinary + (michael ? 1 : 0) > 1
    const captains = turn.danger && entered ? this.#captainsAt(here) & ~knocked : 0

    let choices = 1
    if (steps > 0 || actions > 0) choices += near.length
    if (canBurst) choices += near.length
    if (ordinary > 0) choices++
    if (michael) choices++
    if (feasts) choices++
    if (token === NO_TOKEN) choices += turn.tokens
    choices += (captains & 1) + (captains >> 1)
    const each = weight / choices

    if (this.#isTold(token, met, knocked)) this.ends[here] += each
    if (token === NO_TOKEN && this.#kind !== NO_TOKEN)
      this.#go(here, actions, steps, burst, this.#kind, entered, met, knocked, each)
    for (let bit = QUINT_BIT; bit <= HOOPER_BIT; bit++)
      if (captains & bit & turn.knocked)
        this.#go(here, actions, steps, burst, token, entered, met, knocked | bit, each)
    for (let i = 0; i < near.length; i++) {
      const next = near[i]
      if ((this.#barred >> next) & 1) continue
      const meets = met | this.#meets(next)
      if (steps > 0) this.#go(next, actions, steps - 1, burst, token, true, meets, knocked, each)
      else if (actions > 0) this.#go(next, actions - 1, 0, burst, token, true, meets, knocked, each)
      if (canBurst) this.#go(next, actions - 1, BURST_STEPS - 1, true, token, true, meets, knocked, each)
    }
    const left = atBeach ? turn.ate[here] - this.#ate[here] : 0
    if (ordinary > 0 && left > 0) {
      this.#ate[here]++
      this.#go(here, actions - 1, 0, burst, token, entered, met, knocked, each)
      this.#ate[here]--
    }
    if (michael && turn.ateMichael) {
      this.#ateMichael = true
      this.#go(here, actions - 1, 0, burst, token, entered, met, knocked, each)
      this.#ateMichael = false
    }
    if (feasts && left === ordinary && (!michael || turn.ateMichael)) {
      const before = this.#ate[here]
      const beforeMichael = this.#ateMichael
      this.#ate[here] = turn.ate[here]
      this.#ateMichael ||= michael
      this.#go(here, actions - 1, 0, burst, token, entered, met, knocked, each)
      this.#ate[here] = before
      this.#ateMichael = beforeMichael
    }
  }

  #captainsAt(space: number): number {
    const { quint, hooper } = this.#turn
    if (space === NOWHERE) return 0
    return (quint === space ? QUINT_BIT : 0) | (hooper === space ? HOOPER_BIT : 0)
  }

  /** Whether more has to be eaten than there are actions for. */
  #isHopeless(actions: number): boolean {
    const { ate, ateMichael } = this.#turn
    let meals = ateMichael && !this.#ateMichael ? 1 : 0
    if (this.#kind === FRENZY) {
      meals = 0
      for (let beach = 0; beach < ate.length; beach++) if (ate[beach] > this.#ate[beach]) meals++
    } else for (let beach = 0; beach < ate.length; beach++) meals += ate[beach] - this.#ate[beach]
    return meals > actions
  }

  /** Whether a turn that ended now would be announced as this one was. */
  #isTold(token: number, met: number, knocked: number): boolean {
    const turn = this.#turn
    if (token !== this.#kind || knocked !== turn.knocked || this.#ateMichael !== turn.ateMichael) return false
    if (token !== EVASIVE && met !== turn.sensors) return false
    for (let beach = 0; beach < turn.ate.length; beach++)
      if (this.#ate[beach] !== turn.ate[beach]) return false
    return true
  }
}
