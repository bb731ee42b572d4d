import { expect, test } from 'vitest'

const files: Record<string, string> = import.meta.glob('./hi/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** One spelling each, as Indian apps write it. */
const others = /ँ|फ़ोन|हफ़्|सिर्फ़|पूछताछ|डिपॉज़िट/

test('Hindi words have one spelling: फोन, हफ्ता, सिर्फ, यहां, लगाएं; जमा, सपोर्ट चैट', () => {
  expect(Object.keys(files).length).toBeGreaterThan(30)
  const wrong = Object.entries(files).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => others.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
