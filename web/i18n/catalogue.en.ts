import type { Catalogue } from '#kernel/message.ts'
import { en as kernel } from '#kernel/messages/en.ts'
import { en } from './en.ts'

export const catalogue: Catalogue = { ...kernel, ...en }
