import { LANGUAGES, type Language } from '#kernel/message.ts'
import { misuse } from './misuse.ts'

/** The language asked for with --lang, or else that of the environment. */
export function languageOf(asked: string | undefined, environment: NodeJS.ProcessEnv): Language {
  if (asked === undefined) return ofEnvironment(environment)
  const language = LANGUAGES.find((each) => each === asked)
  if (language === undefined) throw misuse('language', { language: asked, languages: LANGUAGES })
  return language
}

export function ofEnvironment({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return LANGUAGES.find((each) => locale.toLowerCase().startsWith(each)) ?? 'en'
}
