import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { ask } from './testing/bare.ts'
import { House } from './testing/house.ts'

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  return { ...zlib, brotliCompressSync: vi.fn(zlib.brotliCompressSync) }
})

test('whoever asks under another name each time has little work done for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dorsal-previews-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Dorsal</title></head><body></body>')
  const house = await House.open({ page: folder })
  const compress = vi.mocked(brotliCompressSync)
  for (const host of ['10.0.0.1', '10.0.0.2:81', '10.0.0.2:81']) {
    const { text } = await ask(house.base, '/', { host })
    expect(text).toContain(`content="http://${host}/preview.jpg"`)
  }
  expect(compress).toHaveBeenCalledTimes(2)
  const qualities = compress.mock.calls.map(([, given]) => given?.params?.[constants.BROTLI_PARAM_QUALITY])
  expect(qualities).toEqual([5, 5])
  await house.close()
  rmSync(folder, { recursive: true })
})
