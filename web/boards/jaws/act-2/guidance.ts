import type { Act2View } from '#games/jaws/act-2/view.ts'
import type { Choice, Guidance } from '../../board.ts'
import { weaponOf } from './chances.ts'
import { type Act2Key, type Act2Props, gearOf, lettersIn, type Word, wordsOf } from './props.ts'
import type { Turn } from './turn.svelte.ts'
import { nameOf } from './wording.ts'

type KeyOf<Part extends string> = Extract<Act2Key, `jaws.act2.${string}.${Part}`>

interface Asked {
  readonly title: KeyOf<'title'>
  readonly line?: KeyOf<'line'>
  readonly main?: KeyOf<'main'>
  readonly why?: Exclude<KeyOf<'why'>, 'jaws.act2.assign.why'>
}

/** What each question is called, what there is to do, the button, and what is still missing for it. */
const ASKED: { readonly [step in Exclude<Act2View['step'], 'over'>]: Asked } = {
  assign: {
    title: 'jaws.act2.assign.title',
    line: 'jaws.act2.assign.line',
    main: 'jaws.act2.assign.main',
  },
  board: {
    title: 'jaws.act2.board.title',
    line: 'jaws.act2.board.line',
    main: 'jaws.act2.board.main',
    why: 'jaws.act2.board.why',
  },
  choose: {
    title: 'jaws.act2.choose.title',
    line: 'jaws.act2.choose.line',
    main: 'jaws.act2.choose.main',
    why: 'jaws.act2.choose.why',
  },
  chum: {
    title: 'jaws.act2.chum.title',
    line: 'jaws.act2.chum.line',
  },
  show: {
    title: 'jaws.act2.show.title',
    line: 'jaws.act2.show.line',
    main: 'jaws.act2.show.main',
    why: 'jaws.act2.show.why',
  },
  prepare: {
    title: 'jaws.act2.prepare.title',
    main: 'jaws.act2.prepare.main',
  },
  shift: {
    title: 'jaws.act2.shift.title',
    line: 'jaws.act2.shift.line',
  },
  'crew-attack': {
    title: 'jaws.act2.crew-attack.title',
    line: 'jaws.act2.crew-attack.line',
  },
  ammo: {
    title: 'jaws.act2.ammo.title',
    line: 'jaws.act2.ammo.line',
  },
  ram: {
    title: 'jaws.act2.ram.title',
    line: 'jaws.act2.ram.line',
    main: 'jaws.act2.ram.main',
    why: 'jaws.act2.ram.why',
  },
  'shark-attack': {
    title: 'jaws.act2.shark-attack.title',
    line: 'jaws.act2.shark-attack.line',
    main: 'jaws.act2.shark-attack.main',
    why: 'jaws.act2.shark-attack.why',
  },
  cage: {
    title: 'jaws.act2.cage.title',
    line: 'jaws.act2.cage.line',
  },
  reroll: {
    title: 'jaws.act2.reroll.title',
    line: 'jaws.act2.reroll.line',
  },
  second: {
    title: 'jaws.act2.second.title',
    line: 'jaws.act2.second.line',
    main: 'jaws.act2.second.main',
    why: 'jaws.act2.second.why',
  },
  topple: {
    title: 'jaws.act2.topple.title',
    line: 'jaws.act2.topple.line',
    main: 'jaws.act2.topple.main',
    why: 'jaws.act2.topple.why',
  },
  bonus: {
    title: 'jaws.act2.bonus.title',
    line: 'jaws.act2.bonus.line',
    main: 'jaws.act2.bonus.main',
    why: 'jaws.act2.bonus.why',
  },
}

const PREPARE = {
  weapon: 'jaws.act2.prepare.weapon',
  target: 'jaws.act2.prepare.target',
} as const

/** What to do now, in words, and the buttons for it. */
export function guidance(turn: Turn): Guidance | null {
  const { props } = turn
  const word = wordsOf(props.say)
  const { step, seat } = turn
  if (seat === null || step === null || step === 'over') return null
  const { title: titled, line } = ASKED[step]
  const called = (action: string): string => props.say(props.game.describe(props.view, action))
  const no = props.legal.find((action) => action === 'done')
  const decline: Choice[] =
    no === undefined || step === 'reroll' ? [] : [{ label: called(no), choose: () => void turn.play([no]) }]
  const title = word(titled, { seat })
  if (turn.yes !== null) {
    const yes = turn.yes
    const other =
      step === 'ammo'
        ? [{ label: called('discard weapon'), choose: () => void turn.play(['discard weapon']) }]
        : decline
    return {
      title,
      line: line === undefined ? '' : word(line, { seat }),
      main: { label: called(yes), choose: () => void turn.play([yes]) },
      others: other,
    }
  }
  const chum: Choice[] = turn.canThrow
    ? [{ label: called('chum'), isMove: true, choose: () => void turn.play(['chum']) }]
    : []
  if (turn.member?.next === 'ready' && step === 'prepare')
    return {
      title: word('jaws.act2.waits.title'),
      line: word('jaws.act2.waits.line'),
      main: null,
      others: chum,
    }
  const clear: Choice[] = turn.isBegun ? [{ label: word('jaws.act2.clear'), choose: () => turn.clear() }] : []
  const main = mainOf(turn, ASKED[step], props, word, called)
  return {
    title,
    line: lineOf(turn, line, word),
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
  return [{ label: word('jaws.act2.assign.even'), choose: () => turn.shareOut() }]
}

function mainOf(
  turn: Turn,
  { main, why }: Asked,
  props: Act2Props,
  word: Word,
  called: (action: string) => string,
): Choice {
  const choose = (): void => void turn.play()
  const { step, whole, draft } = turn
  if (whole.length === 0)
    return { label: main === undefined ? '' : word(main), why: missing(turn, why, word), choose }
  if (step === 'assign') return { label: word('jaws.act2.assign.share'), choose }
  if (step === 'reroll') {
    const again = draft.faces.length + (turn.view.attack?.marked.reduce((sum, count) => sum + count, 0) ?? 0)
    return { label: again === 0 ? called('done') : word('jaws.act2.reroll.roll', { count: again }), choose }
  }
  if (step === 'choose') return { label: locking(turn, word), choose }
  if (step === 'prepare' && whole[0] !== 'chum') return { label: ready(turn, props, word), choose }
  return { label: called(whole[0]), choose }
}

/** What is still to be chosen before the button can be pressed. */
function missing({ step, draft, shares, member, weapon }: Turn, why: Asked['why'], word: Word): string {
  if (step === 'assign') {
    const left = shares.filter((seat) => seat === null).length
    return word('jaws.act2.assign.why', { left })
  }
  if (step === 'prepare')
    return word(
      weapon === null && member?.next !== 'target'
        ? 'jaws.act2.prepare.why-weapon'
        : 'jaws.act2.prepare.why-target',
    )
  return draft.letter === null && why !== undefined ? word(why) : ''
}

function locking({ draft, view }: Turn, word: Word): string {
  const letter = view.shark.letter ?? draft.letter?.slice(8) ?? ''
  const ability = view.shark.ability ?? draft.ability?.slice(4)
  return ability === undefined || ability === null
    ? word('jaws.act2.choose.lock', { letter })
    : word('jaws.act2.choose.lock-ability', { letter, ability })
}

/** "Ready: rifle at B". */
function ready(turn: Turn, props: Act2Props, word: Word): string {
  const weapon = weaponOf(turn, props)
  const water = turn.target?.slice(7) ?? ''
  const letters = lettersIn(turn.view, water)
  const gear = weapon === null ? '' : nameOf(gearOf(props.content, weapon))
  return letters.length === 0
    ? word('jaws.act2.prepare.ready-water', { gear, space: water })
    : word('jaws.act2.prepare.ready', { gear, letters })
}

/** Whether there is an ability to lay with the letter: some gear on the shark forbids it. */
function canLay({ open }: Turn): boolean {
  return [...open].some((action) => action.startsWith('lay '))
}

function lineOf(turn: Turn, line: Asked['line'], word: Word): string {
  const { step, part, draft, member } = turn
  if (step === 'prepare' && part !== null) {
    const laid = word(turn.view.shark.laid ? 'jaws.act2.locked-ability' : 'jaws.act2.locked')
    if (part === 'move')
      return `${laid} ${word(member?.at?.startsWith('w') ? 'jaws.act2.prepare.swim' : 'jaws.act2.prepare.move')}`
    return `${laid} ${word(PREPARE[part])}`
  }
  if (step === 'choose') {
    const isPlain = draft.ability === null && !canLay(turn)
    if (draft.letter === null) return word(isPlain ? 'jaws.act2.choose.line-plain' : 'jaws.act2.choose.line')
    return word(isPlain ? 'jaws.act2.choose.chosen-plain' : 'jaws.act2.choose.chosen')
  }
  return line === undefined ? '' : word(line, { seat: turn.seat ?? '' })
}
