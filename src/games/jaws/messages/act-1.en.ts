import type { Catalogue } from '../../../kernel/message.ts'

export const act1En: Catalogue = {}
