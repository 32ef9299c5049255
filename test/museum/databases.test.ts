import { describe } from 'vitest'
import { botTests } from './suite/bots.ts'
import { goingOnTests } from './suite/going-on.ts'
import { matchTests } from './suite/matches.ts'
import { overTests } from './suite/over.ts'
import { peopleTests } from './suite/people.ts'
import { strandedTests } from './suite/stranded.ts'
import { sweepTests } from './suite/sweeps.ts'
import { eachDatabase } from './support/each-database.ts'

// First everyone looks, then they go on.
eachDatabase((hall) => {
  describe('people', () => peopleTests(hall))
  describe('matches', () => matchTests(hall))
  describe('what is over', () => overTests(hall))
  describe('what is not over', () => goingOnTests(hall))
  describe('bots', () => botTests(hall))
  describe('what nobody comes back to', () => sweepTests(hall))
  describe('after a change of rules', () => strandedTests(hall))
})
