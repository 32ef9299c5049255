import { Chance } from './chance.ts'

/** Thrown where a rule goes on with something that nobody can know before it happens. */
export class Unknowable extends Error {}

/** For looking ahead: anything that would draw throws `Unknowable`. */
export class NoChance extends Chance {
  protected override below(): number {
    throw new Unknowable()
  }
}
