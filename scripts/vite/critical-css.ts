// In place of beasties: docs/decisions/0014-dependencies.md, “Kept by hand”.

import { transform, type SelectorComponent, type TransformOptions } from 'lightningcss'
import { cssTargets } from '../lib/build/floor.ts'

/** The kinds of pseudo-elements that only fields for dates, numbers and files have. */
const fieldParts = ['custom', 'file-selector-button']

type Options = Omit<TransformOptions<never>, 'filename' | 'code'>

const changed = (css: string, options: Options): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), ...options }).code.toString()

/** The names of all classes, animations and custom properties in a sheet. */
function namesIn(css: string) {
  const classes = new Set<string>()
  const animations = new Set<string>()
  changed(css, {
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name)
      },
      Rule: {
        keyframes({ value }) {
          animations.add(value.name.value)
        },
      },
    },
  })
  return { classes, animations, properties: new Set(css.match(/--[\w-]+(?=\s*[:{])/g)) }
}

/** The classes in a piece of HTML. */
function classesOf(html: string): Set<string> {
  const entities: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' }
  const text = (attribute: string) =>
    attribute.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
  const found = [...html.matchAll(/\sclass="([^"]*)"/g)]
  return new Set(found.flatMap(([, names]) => text(names ?? '').split(/\s+/)))
}

const without = (css: string, unused: Iterable<string>) =>
  changed(css, { minify: true, unusedSymbols: [...unused] })

/**
 * The sheet without the rules for elements that a piece of HTML doesn't have, and without Tailwind's
 * defaults for browsers that don't read `@property`: those come with the whole sheet. Their layer is
 * only named, since the first mention of a layer says which come before it.
 */
function withoutElements(css: string, html: string): string {
  const tags = new Set(['html', ...[...html.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag)])
  const isThere = (part: SelectorComponent) => {
    if (part.type === 'type') return tags.has(part.name)
    return !(part.type === 'pseudo-element' && fieldParts.includes(part.kind))
  }
  return changed(css, {
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          return selectors.some((selector) => selector.every(isThere)) ? undefined : []
        },
        'layer-block'({ value: { name, loc } }) {
          if (name?.[0] !== 'properties') return
          return { type: 'layer-statement', value: { names: [name], loc } }
        },
      },
    },
  })
}

/**
 * The part of a built sheet that a piece of HTML needs: all rules except those for elements it
 * doesn't have or for old browsers, unused classes, animations and custom properties. Names are compared as CSS reads
 * them, so the escaped brackets in `min-h-[48px]` work too.
 */
export function criticalCss(css: string, html: string): string {
  const { classes, animations: everywhere } = namesIn(css)
  const used = classesOf(html)
  let rest = without(
    // The sheet itself keeps its license.
    withoutElements(css, html).replaceAll(/\/\*![\s\S]*?\*\//g, ''),
    // One list for both: removing a class would also remove an animation with the same name.
    [...classes].filter((name) => !used.has(name) && !everywhere.has(name)),
  )
  // Repeat it until nothing changes, since a property may be used only by another one.
  for (let before = ''; before !== rest;) {
    before = rest
    const { animations, properties } = namesIn(rest)
    const isUsed = (name: string) => new RegExp(`var\\(${name}[,)]`).test(before)
    const runs = (name: string) => new RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(before)
    rest = without(before, [
      ...[...properties].filter((name) => !isUsed(name)),
      ...[...animations].filter((name) => !runs(name)),
    ])
  }
  // Once, at the end: each time would add what old browsers need again.
  return changed(rest, { minify: true, targets: cssTargets })
}
