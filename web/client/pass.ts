import { recall, remember } from './memory.ts'

/** What the people round one device are called, by seat: only this device needs to know. */
export type Names = { readonly [seat: string]: string }

const NAME = /^.{1,40}$/

export function rememberNames(match: string, names: Names): void {
  const given = Object.entries(names).filter(([, name]) => name.trim() !== '')
  if (given.length > 0) remember(`names.${match}`, JSON.stringify(Object.fromEntries(given)))
}

export function recallNames(match: string): Names {
  try {
    const known: unknown = JSON.parse(recall(`names.${match}`) ?? '{}')
    if (typeof known !== 'object' || known === null) return {}
    return Object.fromEntries(
      Object.entries(known).filter(([, name]) => typeof name === 'string' && NAME.test(name)),
    )
  } catch {
    return {}
  }
}
