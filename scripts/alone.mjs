import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const LOOK_EVERY = 200

/**
 * Does something while no other process does it: whoever makes the lock file, which nobody can make twice, goes first.
 * Others wait, and take over from one that has ended without removing it.
 * @param {string} lock
 * @param {(holder: number) => void} waiting told once, before waiting for another process
 * @param {() => void} work
 */
export function alone(lock, waiting, work) {
  let isTold = false
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder === null) continue
    if (!isAlive(holder)) bury(lock, holder)
    else {
      if (!isTold) waiting(holder)
      isTold = true
      pause()
    }
  }
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/**
 * The file is written before it gets its name, so that nobody finds it empty.
 * @param {string} lock
 */
function take(lock) {
  const made = `${lock}-${process.pid}`
  writeFileSync(made, `${process.pid}`)
  try {
    linkSync(made, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(made, { force: true })
  }
}

/**
 * The process that has it; null where it was given back meanwhile.
 * @param {string} lock
 */
function holderOf(lock) {
  try {
    return numberIn(readFileSync(lock, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * No process has the number 0.
 * @param {string} text
 */
function numberIn(text) {
  return /^\d+$/.test(text) ? Number(text) : 0
}

/** @param {number} holder */
function isAlive(holder) {
  if (holder === 0) return false
  try {
    return process.kill(holder, 0)
  } catch (error) {
    // Of somebody else, and there.
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Removes the lock of a process that has ended. Of several who want to, one moves it aside, which cannot be done twice;
 * whoever was so late that it was already the next one's gives it back.
 * @param {string} lock
 * @param {number} holder
 */
function bury(lock, holder) {
  const aside = `${lock}-${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (numberIn(readFileSync(aside, 'utf8')) === holder) rmSync(aside)
  else renameSync(aside, lock)
}

function pause() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY)
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
