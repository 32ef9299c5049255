import type { Act } from '../acts.ts'
import Board from './Board.svelte'
import { Turn } from './turn.svelte.ts'

export const act1: Act = { turn: (props) => new Turn(props), Board }
