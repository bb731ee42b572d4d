import { expect, it } from 'vitest'
import { readAnkJson } from './read-ank-json.ts'

const version = '0.4.0 (7d6dbdf)'
const problemsOf = (file: unknown) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const answer = readAnkJson(text, version)
  return answer.ok || answer.tooOld ? [] : answer.problems
}

it('takes what the file names and nothing else', () => {
  const file = { appName: 'Panna', apiHost: 'https://api.example.com/', upiPayeeName: ' Panna ' }
  expect(readAnkJson(JSON.stringify(file), version)).toEqual({
    ok: true,
    config: { appName: 'Panna', apiHost: 'https://api.example.com', upiPayeeName: 'Panna' },
  })
  expect(readAnkJson('{}', version)).toEqual({ ok: true, config: {} })
})

it('takes help lines as names with links', () => {
  const config = { helpLines: 'Helpline|tel:14416, Chat | https://help.example.com/a?b=1' }
  expect(readAnkJson(JSON.stringify(config), version)).toEqual({ ok: true, config })
})

it.each([
  ['{"appName": "Panna",}', /^It is no JSON: /],
  ['<!doctype html><title>Ank</title>', 'The server answers it with a page.'],
  ['[]', 'It is no JSON object.'],
  ['null', 'It is no JSON object.'],
  [`{"appName": "${'x'.repeat(20_000)}"}`, 'It has more than 20000 characters.'],
])('refuses %s in one sentence', (text, sentence) => {
  expect(problemsOf(text)).toEqual([
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ])
})

it('calls a web page a web page, however long it is', () => {
  const page = `<!doctype html>${'<p>Ank</p>'.repeat(5000)}`
  expect(problemsOf(page)).toEqual(['The server answers it with a page.'])
})

it('names what is wrong by its name in the file', () => {
  expect(problemsOf({ apiHost: 'http://api.example.com' })).toEqual([
    'apiHost must be an https address without a path, such as https://api.example.com. ' +
      'It is "http://api.example.com".',
  ])
  expect(problemsOf({ upiMerchantCode: 1234 })).toEqual([
    'upiMerchantCode must be a text in quotation marks.',
  ])
  expect(problemsOf({ apiHots: 'https://api.example.com' })[0]).toMatch(
    /^apiHots is not known\. Known: appName, apiHost, .*minimumVersion\.$/,
  )
  expect(problemsOf({ contractMonitor: '1' })).toHaveLength(1)
  // What every object knows by itself.
  for (const name of ['__proto__', 'constructor', 'toString']) {
    expect(problemsOf(`{"${name}": "x"}`)[0]).toMatch(`${name} is not known.`)
  }
  expect(problemsOf({ minimumVersion: 'newest' })).toEqual([
    'minimumVersion must be a version, such as 1.4.0.',
  ])
})

it('is too old below the version the file asks for, whatever else it says', () => {
  const asks = (minimumVersion: string, more = {}) =>
    readAnkJson(JSON.stringify({ minimumVersion, ...more }), version)
  expect(asks('0.4.0')).toEqual({ ok: true, config: { minimumVersion: '0.4.0' } })
  expect(asks('0.3.9')).toMatchObject({ ok: true })
  expect(asks('0.4.1')).toEqual({ ok: false, tooOld: true })
  expect(asks('0.10.0')).toEqual({ ok: false, tooOld: true })
  expect(asks('1.0.0', { known: 'to that version only' })).toEqual({ ok: false, tooOld: true })
})
