import type { Catalogue } from '#kernel/message.ts'
import { fr as kernel } from '#kernel/messages/fr.ts'
import { fr } from './fr.ts'

export const catalogue: Catalogue = { ...kernel, ...fr }
