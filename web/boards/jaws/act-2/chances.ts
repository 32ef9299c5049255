import {
  type Breach,
  DOMINO_HITS,
  LETTERS,
  type Mauling,
  RAMMING_HITS,
  type Reckoning,
  type Strike,
} from '#games/jaws/act-2/page.ts'
import { average, percent } from './numbers.ts'
import { type Act2Props, gearOf, isBoat, lettersIn, type Word, wordsOf } from './props.ts'
import type { Turn } from './turn.svelte.ts'
import { nameOf } from './wording.ts'

/** One of the things that can be chosen, and what it would bring. */
interface Option {
  readonly action: string
  readonly label: string
  /** A letter, a number or a seat that stands for it in short. */
  readonly sign: string
  readonly lines: readonly string[]
}

/** What is asked, with the chances beside each answer. */
export interface Question {
  readonly title: string
  readonly note: string
  readonly options: readonly Option[]
  /** Chances of the one thing that is asked about, where there is nothing to pick. */
  readonly facts: readonly string[]
}

/** What a question can be worked out from. */
interface Asked {
  readonly turn: Turn
  readonly props: Act2Props
  readonly reckoned: Reckoning
  readonly word: Word
  readonly letter: string
}

export function questionOf(turn: Turn, props: Act2Props, reckoned: Reckoning): Question | null {
  const word = wordsOf(props.say)
  const letter = turn.view.shark.letter ?? LETTERS[0]
  return QUESTIONS[turn.step ?? '']?.({ turn, props, reckoned, word, letter }) ?? null
}

const QUESTIONS: { readonly [step: string]: (asked: Asked) => Question | null } = {
  prepare,
  choose,
  show: (asked) => ({
    ...heading(asked, 'jaws.act2.show.asked', 'jaws.act2.show.note'),
    options: letters(asked),
    facts: [],
  }),
  chum: (asked) => ({
    ...heading(asked, 'jaws.act2.chum.asked', 'jaws.act2.chum.note'),
    options: [],
    facts: [
      asked.word('jaws.act2.chum.now', { chance: percent(1 / LETTERS.length) }),
      asked.word('jaws.act2.chum.then', { chance: percent(1 / (LETTERS.length - 1)) }),
    ],
  }),
  shift: (asked) => ({
    ...heading(asked, 'jaws.act2.shift.asked', 'jaws.act2.shift.note'),
    options: [],
    facts: strikeFacts(asked),
  }),
  'crew-attack': (asked) => ({
    ...heading(asked, 'jaws.act2.crew-attack.asked', 'jaws.act2.crew-attack.note'),
    options: [],
    facts: strikeFacts(asked),
  }),
  ammo: (asked) => ({
    ...heading(asked, 'jaws.act2.ammo.asked', 'jaws.act2.ammo.note'),
    options: [],
    facts: ammoFacts(asked),
  }),
  cage: (asked) => ({
    ...heading(asked, 'jaws.act2.cage.asked', 'jaws.act2.cage.note'),
    options: [],
    facts: cageFacts(asked),
  }),
  ram,
  'shark-attack': (asked) => attack(asked, 'main', 'jaws.act2.shark-attack.asked'),
  second: (asked) => attack(asked, 'second', 'jaws.act2.second.asked'),
  bonus: (asked) => attack(asked, 'bonus', 'jaws.act2.bonus.asked'),
  topple: (asked) => ({
    title: asked.word('jaws.act2.topple.asked'),
    note: asked.word('jaws.act2.topple.note', { hits: DOMINO_HITS }),
    options: actions(asked, 'topple ').map((action) => {
      const space = action.slice(7)
      const { destroyed, damaged } = asked.reckoned.topple(space)
      const result =
        destroyed > 0
          ? 'jaws.act2.topple.destroys'
          : damaged > 0
            ? 'jaws.act2.topple.damages'
            : 'jaws.act2.topple.nothing'
      return {
        action,
        label: asked.word('jaws.act2.space', { space }),
        sign: space.slice(1),
        lines: [asked.word(result)],
      }
    }),
    facts: [],
  }),
  reroll,
}

/** Those that fill in nothing. */
type PlainHeading =
  `jaws.act2.${'show' | 'chum' | 'shift' | 'crew-attack' | 'ammo' | 'cage'}.${'asked' | 'note'}`

function heading({ word }: Asked, title: PlainHeading, note: PlainHeading): { title: string; note: string } {
  return { title: word(title), note: word(note) }
}

function actions({ props }: Asked, verb: string): string[] {
  return props.legal.filter((action) => action.startsWith(verb))
}

function letters({ turn, props, word }: Asked): Option[] {
  return LETTERS.flatMap((letter, index) => {
    const action = `show ${letter}`
    if (!props.legal.includes(action)) return []
    const card = turn.view.cards[index]
    const lines = card ? [word('jaws.act2.in-zone', { zone: card.zone })] : []
    return [{ action, label: word('jaws.act2.letter', { letter }), sign: letter, lines }]
  })
}

/** What an attack from each letter would bring: the boat spaces and swimmers it could reach. */
function choose({ turn, props, reckoned, word }: Asked): Question | null {
  const options = LETTERS.flatMap((letter, index) => {
    const card = turn.view.cards[index]
    if (!card || !props.legal.includes(`surface ${letter}`)) return []
    const dice = reckoned.dice('main', letter)
    const { boats, crew } = reckoned.inJaws(`w${card.zone}`)
    const lines = [
      ...boats.map((space) =>
        word('jaws.act2.choose.boat', {
          zone: space.slice(1),
          chance: percent(reckoned.breach('main', dice, 0, space).destroyed),
        }),
      ),
      ...crew.map((seat) =>
        word('jaws.act2.choose.crew', { seat, wounds: average(reckoned.maul(dice, 0, seat).wounds) }),
      ),
    ]
    return [
      {
        action: `surface ${letter}`,
        label: word('jaws.act2.letter-zone', { zone: card.zone }),
        sign: letter,
        lines,
      },
    ]
  })
  // Once it is chosen, only the ability is still open.
  if (options.length === 0) return null
  return { title: word('jaws.act2.choose.asked'), note: word('jaws.act2.choose.note'), options, facts: [] }
}

function strikeLines(strike: Strike | null, word: Word): string[] {
  if (strike === null) return [word('jaws.act2.sticks')]
  const { evade, hit, wounds, ends } = strike
  return [
    word('jaws.act2.evade', { evade }),
    word('jaws.act2.hits', { chance: percent(hit) }),
    word('jaws.act2.wounds-average', { wounds: average(wounds) }),
    ...(ends > 0 ? [word('jaws.act2.kills', { chance: percent(ends) })] : []),
  ]
}

/** Where the chosen weapon can be aimed: the letters first, other waters by tapping them. */
function prepare({ turn, props, reckoned, word }: Asked): Question | null {
  const { target, view, targets } = turn
  if (turn.part === null) return null
  if (turn.part === 'move') return move({ turn, reckoned, word })
  const weapon = weaponOf(turn, props)
  if (weapon === null || turn.part === 'weapon')
    return {
      title: word('jaws.act2.weapon.asked'),
      note: word('jaws.act2.weapon.note'),
      options: [],
      facts: [],
    }
  const gear = nameOf(gearOf(props.content, weapon))
  const options = LETTERS.flatMap((letter, index) => {
    const card = view.cards[index]
    const water = `w${card?.zone}`
    if (!card || !targets.includes(water)) return []
    const lines =
      view.shark.shown === letter
        ? [word('jaws.act2.ruled-out')]
        : strikeLines(reckoned.strike(weapon, letter), word)
    return [
      {
        action: `target ${water}`,
        label: word('jaws.act2.letter-zone', { zone: card.zone }),
        sign: letter,
        lines,
      },
    ]
  })
  const elsewhere = target !== null && lettersIn(view, target.slice(7)).length === 0
  return {
    title: word('jaws.act2.aim.asked', { gear }),
    note: word(elsewhere ? 'jaws.act2.aim.elsewhere' : 'jaws.act2.aim.note'),
    options,
    facts: options.length === 0 ? [word('jaws.act2.aim.none')] : [],
  }
}

/** Where to stand: the glowing spaces are tapped; staying is a button. */
function move({ turn, reckoned, word }: Pick<Asked, 'turn' | 'reckoned' | 'word'>): Question {
  const at = turn.member?.at ?? ''
  const waters = reckoned.touching(at).filter((space) => !isBoat(space))
  const stay = {
    action: 'stay',
    label: word('jaws.act2.move.stay', { space: at }),
    sign: '',
    lines: [word('jaws.act2.move.touches', { waters })],
  }
  return {
    title: word('jaws.act2.move.asked'),
    note: word('jaws.act2.move.note'),
    options: [stay],
    facts: [],
  }
}

export function weaponOf(turn: Turn, { content }: Act2Props): string | null {
  const { weapon, member } = turn
  if (weapon === null) return member?.weapon ?? null
  return content.gear[Number(weapon.slice(6)) - 1]?.id ?? null
}

function strikeFacts({ turn, props, reckoned, word, letter }: Asked): string[] {
  const weapon = turn.member?.weapon
  if (!weapon) return []
  const gear = gearOf(props.content, weapon)
  return [nameOf(gear), ...strikeLines(reckoned.strike(weapon, letter), word)]
}

function ammoFacts({ turn, props, word }: Asked): string[] {
  const weapon = turn.member?.weapon
  if (!weapon || !turn.member) return []
  const left = turn.member.gear.filter((id) => gearOf(props.content, id).kind === 'ammo').length
  return [word('jaws.act2.ammo.left', { gear: nameOf(gearOf(props.content, weapon)), count: left })]
}

function cageFacts({ turn, reckoned, word, letter }: Asked): string[] {
  const { attack } = turn.view
  if (attack === null || turn.seat === null) return []
  const dice = reckoned.dice(attack.kind, letter)
  if (isBoat(attack.on))
    return [
      word('jaws.act2.cage.big-mouth', {
        space: attack.on,
        ...breachParams(reckoned.breach(attack.kind, dice, reckoned.rammed, attack.on)),
      }),
    ]
  const hits = attack.kind === 'main' ? reckoned.rammed : 0
  return [word('jaws.act2.dice', { dice }), ...maulLines(reckoned.maul(dice, hits, turn.seat), word)]
}

function breachParams({ nothing }: Breach): { chance: string } {
  return { chance: percent(1 - nothing) }
}

function breachLines({ damaged, destroyed }: Breach, word: Word): string[] {
  return [
    word('jaws.act2.destroys', { chance: percent(destroyed) }),
    ...(damaged > 1e-9 ? [word('jaws.act2.damages', { chance: percent(damaged) })] : []),
  ]
}

function maulLines({ hurt, wounds, out }: Mauling, word: Word): string[] {
  return [
    word('jaws.act2.hurts', { chance: percent(hurt) }),
    word('jaws.act2.wounds-average', { wounds: average(wounds) }),
    ...(out > 1e-9 ? [word('jaws.act2.eliminates', { chance: percent(out) })] : []),
  ]
}

function attack(
  asked: Asked,
  kind: 'main' | 'second' | 'bonus',
  title: `jaws.act2.${'shark-attack' | 'second' | 'bonus'}.asked`,
): Question {
  const { reckoned, word, letter } = asked
  const dice = reckoned.dice(kind, letter)
  const hits = kind === 'main' ? reckoned.rammed : 0
  const verb = kind === 'bonus' ? 'bonus ' : 'attack '
  const options = actions(asked, verb).map((action) => {
    const on = action.slice(verb.length)
    if (isBoat(on))
      return {
        action,
        label: word('jaws.act2.space', { space: on }),
        sign: on.slice(1),
        lines: [...breachLines(reckoned.breach(kind, dice, hits, on), word), ...onBoard(asked, on)],
      }
    return {
      action,
      label: word('jaws.act2.seat', { seat: on }),
      sign: on,
      lines: maulLines(reckoned.maul(dice, hits, on), word),
    }
  })
  return {
    title: word(title),
    note: hits > 0 ? word('jaws.act2.dice-extra', { dice, hits }) : word('jaws.act2.dice', { dice }),
    options,
    facts: [],
  }
}

/** Who would fall. */
function onBoard({ turn, word }: Asked, space: string): string[] {
  const seats = turn.view.crew.filter(({ at }) => at === space).map(({ seat }) => seat)
  return seats.length === 0 ? [] : [word('jaws.act2.falls', { seats })]
}

function ram(asked: Asked): Question {
  const { reckoned, word } = asked
  const options = actions(asked, 'ram ').map((action) => {
    const water = action.slice(4)
    const { boats, crew } = reckoned.inJaws(water)
    return {
      action,
      label: word('jaws.act2.space', { space: water }),
      sign: water.slice(1),
      lines: [
        boats.length === 0
          ? word('jaws.act2.no-boat')
          : word('jaws.act2.bites', { zones: boats.map((space) => space.slice(1)) }),
        ...(crew.length === 0 ? [] : [word('jaws.act2.mauls', { seats: crew })]),
      ],
    }
  })
  return {
    title: word('jaws.act2.ram.asked'),
    note: word('jaws.act2.ram.note', { hits: RAMMING_HITS }),
    options,
    facts: [],
  }
}

/** The dice that stay count already; those taken up are rolled together. */
function reroll({ turn, reckoned, word }: Asked): Question {
  const { attack: under } = turn.view
  const title = word('jaws.act2.reroll.asked')
  if (under === null) return { title, note: word('jaws.act2.reroll.note'), options: [], facts: [] }
  const taken = [...turn.draft.faces]
  const kept = under.rolled.map((count, face) => count - taken.filter((each) => each === face).length)
  const again = taken.length + under.marked.reduce((sum, count) => sum + count, 0)
  const hits = kept.reduce((sum, count, face) => sum + count * face, reckoned.rammed)
  const facts = isBoat(under.on)
    ? [
        word('jaws.act2.space', { space: under.on }),
        ...breachLines(reckoned.breach('main', again, hits, under.on), word),
      ]
    : [word('jaws.act2.seat', { seat: under.on }), ...maulLines(reckoned.maul(again, hits, under.on), word)]
  return { title, note: word('jaws.act2.reroll.note'), options: [], facts }
}
