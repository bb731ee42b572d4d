import { starlineBetTypeList } from '#domain/starline/starline-bet-types.ts'
import { shortHash, type Exported, type Sentences } from '#money/journal/chain.js'
import type { Entry } from '#money/journal/journal.ts'
import { commonMessages } from '#words/app/common.ts'
import { betTypeNames, starlineBetTypeNames } from '#words/bet/bet-types.ts'
import { journalFileMessages, journalMessages, journalSentences } from '#words/player/journal.ts'

/** What an exported file says, in the player's language. */
export type FileWords = Record<keyof typeof journalFileMessages | 'title' | 'lang', string> & {
  sentences: Sentences
}

const { names } = journalSentences

/** The words for entries. */
export const sentences: Sentences = {
  ...journalSentences,
  names: {
    ...commonMessages.session,
    ...betTypeNames,
    ...starlineBetTypeNames,
    ...Object.fromEntries(
      starlineBetTypeList.map(({ id }) => [
        `starline ${id}`,
        `${names.starline}, ${starlineBetTypeNames[id]}`,
      ]),
    ),
    ...names,
  },
}

/**
 * A journal as it's exported. If the oldest entries are gone, the first that is left only gives the
 * hash before the others.
 */
export function exportable(entries: readonly Entry[]): Exported {
  const [first] = entries
  const isCut = first !== undefined && first.row[0] > 0
  const kept = isCut ? entries.slice(1) : entries
  const start = isCut ? first.hash : ''
  return {
    start,
    count: kept.length,
    head: kept.at(-1)?.hash ?? start,
    rows: kept.map(({ row }) => row),
    marks: kept.map(({ hash }) => shortHash(hash)),
  }
}

/** Text as gzip in base64. */
async function pack(text: string): Promise<string> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(stream ?? null).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const style = `:root{color-scheme:light dark;--good:#0a6b3d;--bad:#b3261e;background:#fff;color:#1a1a1a}
@media(prefers-color-scheme:dark){:root{--good:#6fdc9f;--bad:#ffb4ab;background:#121212;color:#eee}}
body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
#verdict{font-size:1.25rem;font-weight:700}.good{color:var(--good)}.bad{color:var(--bad);font-weight:700}
ol,ul{list-style:none;padding:0}li{border-top:1px solid #8886;padding:.5rem 0;content-visibility:auto;contain-intrinsic-size:auto 4rem}
li p{margin:0}input{display:block;font:inherit;min-height:3rem;width:100%;box-sizing:border-box}`

/**
 * The journal as one page that checks itself, without a connection. It may load and send nothing.
 * @param product the product's name
 * @param lang the language of its words
 */
export async function journalFile(
  entries: readonly Entry[],
  product: string,
  lang: string,
): Promise<string> {
  const title = `${product} · ${journalMessages.title}`
  const words: FileWords = { ...journalFileMessages, title, lang, sentences }
  const safe = (text: string) => text.replaceAll('<', String.raw`\u003c`)
  const [chain, page] = await Promise.all([
    import('#money/journal/chain.js?raw'),
    import('./file-page.js?raw'),
  ])
  const script = [chain.default, page.default.replace(/^import .*$/m, '')].join('\n')
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<style>${style}</style>
<main>
<h1 id="title"></h1>
<p id="verdict" role="status">${journalFileMessages.oldBrowser}</p>
<p id="count"></p>
<p id="limit"></p>
<div id="code"></div>
<section id="changes"></section>
<section id="entries"></section>
</main>
<script id="words" type="application/json">${safe(JSON.stringify(words))}</script>
<script id="data" type="text/plain">${await pack(JSON.stringify(exportable(entries)))}</script>
<script type="module">
${script}</script>
`
}
