import type { Sequence } from '#kernel/steps.ts'
import { message } from '../messages/act-2.message.ts'
import type { Act2Setting } from './setting.ts'
import { type Act2State, AT } from './state.ts'
import { applyHits, second, topple } from './steps/attack-result.ts'
import { cage, reroll, rollAttack } from './steps/attack-roll.ts'
import { beginBonusAttack, bonus } from './steps/bonus-attacks.ts'
import { chum, offerChum, show } from './steps/chum.ts'
import { ammo, beginCrewAttack, crewAttack } from './steps/crew-attacks.ts'
import { beginPreparation, prepare } from './steps/crew-prepares.ts'
import { endRound } from './steps/end-of-round.ts'
import { turnUpCards } from './steps/resurface.ts'
import { assign, board } from './steps/setup.ts'
import { beginSharkAttack, chooseQuarry, ram, sharkAttack } from './steps/shark-attacks.ts'
import { choose } from './steps/shark-chooses.ts'
import { returnTargets, reveal, shift } from './steps/shark-reveals.ts'

/**
 * Act 2: the Orca. The crew divide their gear and board; then come rounds of six steps, until the shark, the crew or
 * the boat is gone, which ends the fight at once.
 *
 * 1. Resurface Options: three cards are turned up, at A, B and C.
 * 2. Shark Chooses: it locks in one of the letters, perhaps with an ability.
 * 3. Crew Prepares: each crew member moves, chooses a weapon and places the target; all the while Chum may be played.
 * 4. Shark Reveals: it comes up and shakes off what sticks to it; targets that missed it go back.
 * 5. Crew Attacks: one after the other, those whose target is where the shark is.
 * 6. Shark Attacks: the boat, or a swimmer; then bonus attacks on all who swim nearby.
 *
 * At the end of the round the shark dives.
 */
export const sequence: Sequence<Act2Setting, Act2State, Exclude<keyof typeof AT, 'over'>> = {
  at: AT,
  steps: {
    // Setup
    assign,
    board,

    // Step 1: Resurface Options
    resurface: turnUpCards,

    // Step 2: Shark Chooses
    choose,
    locked: offerChum,
    chum,

    // Step 3: Crew Prepares
    preparation: beginPreparation,
    prepare,
    show,

    // Step 4: Shark Reveals
    reveal,
    shift,
    targets: returnTargets,

    // Step 5: Crew Attacks
    'crew-attacks': beginCrewAttack,
    'crew-attack': crewAttack,
    ammo,

    // Step 6: Shark Attacks
    'shark-attacks': beginSharkAttack,
    ram,
    quarry: chooseQuarry,
    'shark-attack': sharkAttack,
    cage,
    roll: rollAttack,
    reroll,
    result: applyHits,
    topple,
    second,
    'bonus-attacks': beginBonusAttack,
    bonus,

    // End of the Round
    dive: endRound,
  },
  asks: (_orca, s) => s.asked,
  question: (_orca, s) => `orca:${s.question}`,
  otherwise: () => message('jaws.orca.no.now'),
}
