import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { noticesFile } from '../../lib/build/notices.ts'
import { filePolicy } from '../content-policy.ts'

/** The file that `npm run build:demo -- --single` writes, and its folder. */
export const oneFile = { folder: 'dist-single', page: 'ank-demo.html' }

/** A host that doesn't exist: the demo answers its own calls before they are sent. */
export const noHost = 'https://demo.invalid'

/** Unpacks the code in `#code` and runs it. Compressed, the file has half its size. */
const UNPACK = `(async () => {
  const packed = Uint8Array.from(atob(document.getElementById('code').content.textContent), (each) => each.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = await new Response(stream).text()
  document.body.append(script)
})()`

const CHARSET = /<meta charset=[^>]*>/
const ENTRY = /<script type="module"[^>]*><\/script>/
const LINKS = /<link rel="(?:icon|apple-touch-icon|stylesheet|modulepreload)"[^>]*>\s*/g

/**
 * Puts a build of the demo into its page, which then needs no other file: it can be opened from a
 * disk or an attachment. Its content policy forbids every request.
 */
export function oneFilePage(root: string): Plugin {
  return {
    name: 'ank-one-file',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const parts = Object.values(bundle)
        const page = parts.find(({ fileName }) => fileName === 'index.html')
        const chunks = parts.filter((part) => part.type === 'chunk')
        const [script] = chunks
        const notices = bundle[noticesFile]
        if (page?.type !== 'asset' || notices?.type !== 'asset' || script === undefined)
          throw new Error('The build has no page, no notices or no script.')
        if (chunks.length > 1) throw new Error('The build has more than one script.')
        const icon = readFileSync(join(root, 'public/icon.svg')).toString('base64')
        const packed = gzipSync(script.code, { level: 9 }).toString('base64')
        const code = `<template id="code">${packed}</template><script>${UNPACK}</script>`
        const html = page.source
          .toString()
          .replace(ENTRY, '')
          .replaceAll(LINKS, '')
          .replace(
            '</title>',
            () => `</title><link rel="icon" href="data:image/svg+xml;base64,${icon}">`,
          )
          .replace('</body>', () => `${code}</body>`)
        const policy = `<meta http-equiv="Content-Security-Policy" content="${filePolicy(html, script.code)}">`
        const licenses = `<!--\n${notices.source.toString().replaceAll('--', '- -')}-->\n`
        for (const { fileName } of parts) delete bundle[fileName]
        this.emitFile({
          type: 'asset',
          fileName: oneFile.page,
          source: html.replace(CHARSET, (charset) => `${charset}${policy}`) + licenses,
        })
      },
    },
  }
}
