import type { Catalogue } from '../../src/kernel/message.ts'
import { en as kernel } from '../../src/kernel/messages/en.ts'
import { en } from './en.ts'

export const catalogue: Catalogue = { ...kernel, ...en }
