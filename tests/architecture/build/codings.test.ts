import * as zlib from 'node:zlib'
import { expect, it } from 'vitest'
import { codingsWith } from '../../../scripts/vite/served.ts'

const { brotliDecompressSync, constants, gunzipSync } = zlib
const body = Buffer.from('Know the number. '.repeat(99))

it('text files come in every form this Node knows', () => {
  const { '.gz': gzip, '.br': brotli, ...more } = codingsWith(zlib)
  expect(gzip && gunzipSync(gzip(body))).toEqual(body)
  expect(brotli && brotliDecompressSync(brotli(body))).toEqual(body)
  expect(Object.keys(more)).toEqual('zstdCompressSync' in zlib ? ['.zst'] : [])
})

it('in zstd only where Node has it, at the highest level that every browser reads', () => {
  const { '.zst': without } = codingsWith({ constants })
  expect(without).toBeUndefined()
  const asked: unknown[] = []
  const { '.zst': zstd } = codingsWith({
    constants: { ZSTD_c_compressionLevel: 100 },
    zstdCompressSync(given, options) {
      asked.push(options)
      return given
    },
  })
  expect(zstd?.(body)).toBe(body)
  expect(asked).toEqual([{ params: { 100: 19 } }])
})
