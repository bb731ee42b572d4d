import { describe, expect, it } from 'vitest'
import { readGuide } from './read-guide.ts'

const block = (source: string) => readGuide(source).blocks
const strong = (...parts: string[]) => ({ kind: 'strong', parts })
const em = (...parts: string[]) => ({ kind: 'em', parts })

it('keeps every line break', () => {
  expect(block('one\ntwo\r\nthree\r\rfour  \nfive')).toEqual([
    { kind: 'paragraph', texts: [['one', '\n', 'two', '\n', 'three']], value: 0 },
    { kind: 'paragraph', texts: [['four  ', '\n', 'five']], value: 0 },
  ])
})

it.each([
  ['##Rules', 2, 'Rules'],
  ['# How to play', 1, 'How to play'],
  ['###  Deep ###', 3, 'Deep'],
  ['## C#', 2, 'C#'],
])('%j is a heading §2.41', (source, value, title) => {
  expect(block(source)).toEqual([{ kind: 'heading', texts: [[title]], value }])
})

it.each(['##', '####### Seven'])('%j is no heading', (source) => {
  expect(block(source)).toEqual([{ kind: 'paragraph', texts: [[source]], value: 0 }])
})

it('lists begin with "•", "-", "*", "+" or a number §2.41', () => {
  expect(block('• item\n•item\n- a dash\n\n1. one\n2.two\n3) three\nit goes on')).toEqual([
    { kind: 'bullets', texts: [['item'], ['item'], ['a dash']], value: 1 },
    { kind: 'numbers', texts: [['one'], ['two'], ['three', '\n', 'it goes on']], value: 1 },
  ])
})

it.each(['1.5 times the stake', '-5 is less', '10.30 in the morning', '1.'])(
  '%j is no item',
  (source) => {
    expect(block(source)).toEqual([{ kind: 'paragraph', texts: [[source]], value: 0 }])
  },
)

it('a line across the page is a gap', () => {
  expect(block('one\n* * *\ntwo\n---\n***').map(({ texts }) => texts)).toEqual([
    [['one']],
    [['two']],
  ])
})

describe('within a line', () => {
  it.each<[string, unknown[]]>([
    ['**Bold**text', [strong('Bold'), 'text']],
    ['जोड़ी**मोटा**अंक', ['जोड़ी', strong('मोटा'), 'अंक']],
    ['*slanted* and __bold__', [em('slanted'), ' and ', strong('bold')]],
    ['**Jodi: *90***', [{ kind: 'strong', parts: ['Jodi: ', em('90')] }]],
    ['***both***', [{ kind: 'strong', parts: [em('both')] }]],
    ['2 * 3 * 4 and 2*3*4', ['2 * 3 * 4 and 2*3*4']],
    ['an_own_name __init__x', ['an_own_name __init__x']],
    ['**not ended', ['**not ended']],
    ['**a *b** c', [strong('a *b'), ' c']],
    ['a ****', ['a ****']],
    ['2**3**4', ['2', strong('3'), '4']],
    ['so*so', ['so*so']],
    ['\\*none\\* &amp; `**code**`', ['*none* & **code**']],
    [
      '[a **web** page](https://a.example/) ![none](x.png)',
      [{ kind: 'link', url: 'https://a.example/', parts: ['a ', strong('web'), ' page'] }, ' '],
    ],
  ])('%j §2.41', (source, parts) => {
    expect(block(source)[0]?.texts[0]).toEqual(parts)
  })
})

it('only the first 256 kB are read', () => {
  const cut = readGuide('नियम '.repeat(50_000))
  expect(cut.isCut).toBe(true)
  expect(new TextEncoder().encode(cut.blocks[0]?.texts.flat().join('')).length).toBeLessThanOrEqual(
    256 * 1024,
  )
  expect(readGuide('a'.repeat(256 * 1024)).isCut).toBe(false)
})

it.each([
  '**a ',
  '*a ',
  '__a **b ',
  '**a** ',
  '*',
  '[',
  '[a](',
  '`a',
  ' ',
  '#',
  '# #',
  '\n',
  '- a\n',
  '1. a *b\n',
  '&amp',
  '\\',
  '> ',
  '* ',
])('takes no longer than its length says for much of %j', (part) => {
  const guide = `x ${part.repeat((32 * 1024) / part.length)} x`
  // Of the processor's time, whatever else it has to do, and the best of five.
  const times = [1, 2, 3, 4, 5].map(() => {
    const begun = process.cpuUsage()
    readGuide(guide)
    return process.cpuUsage(begun).user / 1000
  })
  expect(Math.min(...times)).toBeLessThan(50)
})
