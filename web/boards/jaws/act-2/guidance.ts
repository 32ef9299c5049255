import type { Choice, Guidance } from '../../board.ts'
import { weaponOf } from './chances.ts'
import { type Act2Props, gearOf, lettersIn, type Word, wordsOf } from './props.ts'
import type { Turn } from './turn.svelte.ts'
import { nameOf } from './wording.ts'

/** What to do now, in words, and the buttons for it. */
export function guidance(turn: Turn): Guidance | null {
  const { props } = turn
  const word = wordsOf(props.say)
  const { step, seat } = turn
  if (seat === null || step === null) return null
  const called = (action: string): string => props.say(props.game.describe(props.view, action))
  const no = props.legal.find((action) => action === 'done')
  const decline: Choice[] =
    no === undefined || step === 'reroll' ? [] : [{ label: called(no), choose: () => void turn.play([no]) }]
  const title = word(`${step}.title`, { seat })
  if (turn.yes !== null) {
    const yes = turn.yes
    const other =
      step === 'ammo'
        ? [{ label: called('discard weapon'), choose: () => void turn.play(['discard weapon']) }]
        : decline
    return {
      title,
      line: word(`${step}.line`),
      main: { label: called(yes), choose: () => void turn.play([yes]) },
      others: other,
    }
  }
  const chum: Choice[] = turn.canThrow
    ? [{ label: called('chum'), isMove: true, choose: () => void turn.play(['chum']) }]
    : []
  if (turn.member?.next === 'ready' && step === 'prepare')
    return { title: word('waits.title'), line: word('waits.line'), main: null, others: chum }
  const clear: Choice[] = turn.isBegun ? [{ label: word('clear'), choose: () => turn.clear() }] : []
  const main = mainOf(turn, props, word, called)
  return {
    title,
    line: lineOf(turn, word),
    main,
    // In a low window there is no room for another button: the card itself is tapped.
    others: [
      ...decline,
      ...(props.low || turn.whole[0] === 'chum' ? [] : chum),
      ...extra(turn, word),
      ...clear,
    ],
  }
}

function extra(turn: Turn, word: Word): Choice[] {
  if (turn.step !== 'assign' || turn.whole.length > 0) return []
  return [{ label: word('assign.even'), choose: () => turn.shareOut() }]
}

function mainOf(turn: Turn, props: Act2Props, word: Word, called: (action: string) => string): Choice {
  const choose = (): void => void turn.play()
  const { step, whole, draft } = turn
  if (whole.length === 0) return { label: word(`${step}.main`), why: missing(turn, word), choose }
  if (step === 'assign') return { label: word('assign.share'), choose }
  if (step === 'reroll') {
    const again = draft.faces.length + (turn.view.attack?.marked.reduce((sum, count) => sum + count, 0) ?? 0)
    return { label: again === 0 ? called('done') : word('reroll.roll', { count: again }), choose }
  }
  if (step === 'choose') return { label: locking(turn, word), choose }
  if (step === 'prepare' && whole[0] !== 'chum') return { label: ready(turn, props, word), choose }
  return { label: called(whole[0]), choose }
}

/** What is still to be chosen before the button can be pressed. */
function missing({ step, draft, shares, member, weapon }: Turn, word: Word): string {
  if (step === 'assign') {
    const left = shares.filter((seat) => seat === null).length
    return word('assign.why', { left })
  }
  if (step === 'prepare')
    return word(weapon === null && member?.next !== 'target' ? 'prepare.why-weapon' : 'prepare.why-target')
  return draft.letter === null ? word(`${step}.why`) : ''
}

function locking({ draft, view }: Turn, word: Word): string {
  const letter = view.shark.letter ?? draft.letter?.slice(8) ?? ''
  const ability = view.shark.ability ?? draft.ability?.slice(4)
  return ability === undefined || ability === null
    ? word('choose.lock', { letter })
    : word('choose.lock-ability', { letter, ability })
}

/** "Ready: rifle at B". */
function ready(turn: Turn, props: Act2Props, word: Word): string {
  const weapon = weaponOf(turn, props)
  const water = turn.target?.slice(7) ?? ''
  const letters = lettersIn(turn.view, water)
  const gear = weapon === null ? '' : nameOf(gearOf(props.content, weapon))
  return letters.length === 0
    ? word('prepare.ready-water', { gear, space: water })
    : word('prepare.ready', { gear, letters })
}

/** Whether there is an ability to lay with the letter: some gear on the shark forbids it. */
function canLay({ open }: Turn): boolean {
  return [...open].some((action) => action.startsWith('lay '))
}

function lineOf(turn: Turn, word: Word): string {
  const { step, part, draft, member } = turn
  if (step === 'prepare' && part !== null) {
    const laid = word(turn.view.shark.laid ? 'locked-ability' : 'locked')
    if (part === 'move')
      return `${laid} ${word(member?.at?.startsWith('w') ? 'prepare.swim' : 'prepare.move')}`
    return `${laid} ${word(`prepare.${part}`)}`
  }
  if (step === 'choose') {
    const isPlain = draft.ability === null && !canLay(turn)
    if (draft.letter === null) return word(isPlain ? 'choose.line-plain' : 'choose.line')
    return word(isPlain ? 'choose.chosen-plain' : 'choose.chosen')
  }
  return word(`${step}.line`, { seat: turn.seat ?? '' })
}
