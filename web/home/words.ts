import type { Word } from '#kernel/catalogue.ts'
import { sayerOf } from '../i18n/own-words.ts'
import type { en } from './messages/en.ts'

export const homeSay = sayerOf(import.meta.glob('./messages/??.ts', { eager: true }))
export const homeWord: Word<typeof en> = (key, params = {}) => homeSay({ key, params })
