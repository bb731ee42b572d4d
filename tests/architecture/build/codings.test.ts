import * as zlib from 'node:zlib'
import { expect, it } from 'vitest'
import { codingsWith } from '../../../scripts/vite/served.ts'

const { brotliDecompressSync, gunzipSync } = zlib
const body = Buffer.from('Know the number. '.repeat(99))

it('text files come in every form this Node knows', () => {
  const { '.gz': gzip, '.br': brotli, ...more } = codingsWith(zlib)
  expect(gzip && gunzipSync(gzip(body))).toEqual(body)
  expect(brotli && brotliDecompressSync(brotli(body))).toEqual(body)
  expect(Object.keys(more)).toEqual('zstdCompressSync' in zlib ? ['.zst'] : [])
})
