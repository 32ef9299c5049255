import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { Requests } from './requests.ts'

const response = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()))

test('all are answered when each was, or nobody waits for the answer any more', async () => {
  const requests = new Requests()
  const [one, other] = [response(), response()]
  for (const each of [one, other]) requests.begin(each)
  let isDone = false
  const answered = requests.answered().then(() => {
    isDone = true
  })
  one.emit('close')
  await Promise.resolve()
  expect(isDone).toBe(false)
  other.emit('close')
  await answered
})

test('whoever had gone before anything was begun for them is not waited for', async () => {
  const requests = new Requests()
  const gone = response()
  gone.destroy()
  requests.begin(gone)
  await requests.answered()
})
