import type { NewsView } from '#table/room-view.ts'
import type { Room } from '#wire/room.ts'
import type { Say } from '../boards/board.ts'
import { called } from '../client/called.ts'
import { levelName } from '../i18n/level-names.ts'
import { companyWord } from './words.ts'

/** What changed at the table, as a sentence. */
export function newsText(room: Room, { what, seat, person, by, level }: NewsView, say: Say): string {
  const role = seat === null ? '' : say({ key: 'table.role', params: { seat } })
  const name = called(person?.name ?? '')
  const doer = called(by?.name ?? '')
  const bot = level === null ? '' : levelName(level)
  switch (what) {
    case 'sat':
      return companyWord('news.sat', { name, role })
    case 'shares':
      return companyWord('news.shares', { name, role })
    case 'left':
      return by === null
        ? companyWord('news.left', { name, role })
        : companyWord('news.freed', { by: doer, name, role })
    case 'bot':
      return companyWord('news.bot', { bot, role })
    case 'bot-left':
      return companyWord('news.bot-left', { bot, role })
    case 'minds': {
      const holders = room.seats.find((each) => each.seat === seat)?.holders ?? []
      const names = room.people.filter(({ id }) => holders.includes(id)).map((each) => called(each.name))
      if (by === null) return companyWord('news.minds', { bot, names, role })
      if (holders.includes(by.id)) return companyWord('news.leaves-to', { name: doer, bot, role })
      return companyWord('news.minds-by', { by: doer, bot, names, role })
    }
    case 'back':
      return companyWord('news.back', { name, role })
    case 'options':
      return companyWord('news.options', { by: doer })
    case 'raised':
      return companyWord('news.raised')
    case 'conceded':
      return companyWord('news.conceded', { name })
  }
}

/** Whether somebody did it whom one has to be told of: not oneself. */
export function isOfOthers({ person, by }: NewsView, me: string | null): boolean {
  return (by ?? person)?.id !== me
}
