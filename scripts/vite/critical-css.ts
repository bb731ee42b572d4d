import { transform } from 'lightningcss'

/** Every name that a sheet gives to a class, an animation or a property of its own. */
function namesIn(css: string) {
  const classes = new Set<string>()
  const animations = new Set<string>()
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
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

/** The classes of a piece of HTML. */
function classesOf(html: string): Set<string> {
  const text = (attribute: string) =>
    attribute
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const found = [...html.matchAll(/\sclass="([^"]*)"/g)]
  return new Set(found.flatMap(([, names]) => text(names ?? '').split(/\s+/)))
}

function without(css: string, unused: Iterable<string>): string {
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true }
  return transform({ ...options, unusedSymbols: [...unused] }).code.toString()
}

/**
 * The part of a built sheet that a piece of HTML needs: every rule but those for classes,
 * animations and properties that nothing in it uses. Names are compared as CSS reads them, so the
 * escaped brackets of `min-h-[48px]` are no riddle.
 */
export function criticalCss(css: string, html: string): string {
  const { classes, animations: kept } = namesIn(css)
  const used = classesOf(html)
  let rest = without(
    css,
    // One list for both: a class that has the name of an animation would take it along.
    [...classes].filter((name) => !used.has(name) && !kept.has(name)),
  )
  // A property may be used by nothing but another one: until nothing more goes.
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
  return rest
}
