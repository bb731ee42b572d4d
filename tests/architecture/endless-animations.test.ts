import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'

/** What a browser animates without the page's processor, where one animation alone does it. */
const CHEAP = ['opacity', 'transform']

interface Group {
  /** Names of the animations without end. */
  endless: string[]
  /** Names of all animations of the same thing. */
  all: string[]
}

interface Styles {
  groups: Group[]
  /** The properties that an animation changes. */
  changes: Map<string, string[]>
}

const isEndless = ({ iterationCount }: { iterationCount: { type: string } }) =>
  iterationCount.type === 'infinite'

function stylesOf(css: string): Styles {
  const groups: Group[] = []
  const changes = new Map<string, string[]>()
  transform({
    filename: 'all.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: {
        animation({ property, value }) {
          if (property === 'unparsed') {
            if (JSON.stringify(value).includes('"infinite"'))
              groups.push({ endless: ['with a variable'], all: [] })
            return
          }
          const namesOf = (animations: typeof value) =>
            animations.flatMap(({ name }) => (name.type === 'none' ? [] : [name.value]))
          const endless = namesOf(value.filter(isEndless))
          if (endless.length > 0) groups.push({ endless, all: namesOf(value) })
        },
      },
      Rule: {
        keyframes({ value }) {
          const properties = value.keyframes.flatMap((frame) =>
            (frame.declarations.declarations ?? []).map(({ property }) => property),
          )
          changes.set(value.name.value, [...new Set<string>(properties)])
        },
      },
    },
  })
  return { groups, changes }
}

/** Why an endless animation would keep the processor busy; none where all is well. */
function problemsIn(css: string): string[] {
  const { groups, changes } = stylesOf(css)
  const propertiesOf = (name: string) => changes.get(name) ?? [`unknown ${name}`]
  return groups.flatMap(({ endless, all }) => {
    const costly = endless.flatMap(propertiesOf).filter((property) => !CHEAP.includes(property))
    const properties = all.flatMap(propertiesOf)
    return [
      ...costly.map((property) => `${endless.join(', ')}: changes ${property}`),
      ...(new Set(properties).size === properties.length ? [] : [`${all.join(', ')}: twice`]),
    ]
  })
}

it.each([
  ['.a{animation:1s b infinite}@keyframes b{to{opacity:0}}', []],
  [
    '.a{animation:1s b infinite}@keyframes b{to{background-position:0}}',
    ['b: changes background-position'],
  ],
  [
    '.a{animation:1s c,1s b infinite}@keyframes b{to{opacity:0}}@keyframes c{to{opacity:1}}',
    ['c, b: twice'],
  ],
  [
    '.a{animation:1s b infinite var(--ease)}@keyframes b{to{opacity:0}}',
    ['with a variable: changes unknown with a variable'],
  ],
  ['.a{animation:1s b}@keyframes b{to{top:0}}', []],
])('finds what an endless animation costs in %s', (css, problems) => {
  expect(problemsIn(css)).toEqual(problems)
})

it('endless animations leave the processor to the starting app', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  )
  const css = files.map((file) => readFileSync(join('src', file), 'utf8')).join('\n')
  expect(stylesOf(css).groups.length).toBeGreaterThan(1)
  expect(problemsIn(css)).toEqual([])
})
