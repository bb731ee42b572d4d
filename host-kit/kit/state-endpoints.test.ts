import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { allCases } from '#contracts/cases/cases.ts'
import { states } from '#contracts/cases/states.ts'
import { staffActions } from '#contracts/provider/staff-actions.ts'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { testWith } from '#tests/testing/test-with.ts'
import { providerStates } from './files/state-endpoint/express/provider-states.mjs'

const folder = temporaryFolder()
const sources = fileURLToPath(new URL('./files/', import.meta.url))
const sentences = [
  ...Object.values(states).map(({ given }) => given),
  ...Object.values(staffActions),
]

/** Every state with the parameters of a case, and the names of what it must answer with. */
const changes = allCases.map(({ state, params }) => ({ state: states[state].given, params }))
const names = allCases.map(({ state }) => Object.keys(states[state].values).toSorted())
const nameLines = names.map((each) => each.join(','))

describe('the example state endpoint', () => {
  test.each([
    'express/provider-states.mjs',
    'fastapi/provider_states.py',
    'laravel/ProviderStates.php',
    'spring/ProviderStates.java',
    'go/provider_states.go',
  ])('%s has every state and every staff action once', (path) => {
    const text = readFileSync(join(sources, 'state-endpoint', path), 'utf8')
    const found = [...text.matchAll(/^\s+(?:case )?(['"])([^'"]+)\1(:| =>| ->)/gm)].map(
      ([, , given]) => given,
    )
    expect(found.filter((given) => given?.includes(' ')).toSorted()).toEqual(sentences.toSorted())
  })

  const keysOf = (answers: object[]) => answers.map((values) => Object.keys(values).toSorted())

  /** A host of which everything is a function that gives a text, but its ids. */
  const host = new Proxy(
    {},
    { get: (_, name) => (String(name).endsWith('Id') ? `${String(name)}-1` : () => 'done') },
  )

  /** What the one in Express answers: its status, if it sets one, and the body. */
  async function express(body: object, secret = 'a secret', target = host) {
    const responses: unknown[] = []
    const response = {
      status: (code: number) => (responses.push(code), response),
      json: (values: object) => void responses.push(values),
    }
    await providerStates(target, 'a secret')({ query: { secret }, body }, response)
    return responses
  }

  test('in Express returns the values each state needs', async () => {
    const answers: object[] = []
    for (const body of changes) {
      answers.push(...((await express({ ...body, action: 'setup' })) as object[]))
    }
    expect(keysOf(answers)).toEqual(names)
  })

  test('in Express has other players with rows in every state, or nobody sees lists of everybody', async () => {
    for (const body of changes) {
      const called: string[] = []
      const noting = new Proxy({}, { get: (_, name) => (called.push(String(name)), () => 'done') })
      await express({ ...body, action: 'setup' }, 'a secret', noting)
      const [first, second] = called.filter((name) => !name.endsWith('Id'))
      expect([first, second]).toEqual(['reset', 'addOthers'])
    }
  })

  test('in Express sets the clock before anything else is made, if it is asked to', async () => {
    const called: string[] = []
    const noting = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (...given: unknown[]) => (called.push([name, ...given].join(' ')), 'done'),
      },
    )
    const body = { state: states.regularDay.given, params: { time: '00:30:00' }, action: 'setup' }
    await express(body, 'a secret', noting)
    expect(called.slice(0, 3)).toEqual(['reset', 'setTime 00:30:00', 'addOthers'])
  })

  test.each([
    'fastapi/provider_states.py',
    'laravel/ProviderStates.php',
    'spring/ProviderStates.java',
    'go/provider_states.go',
  ])('%s sets the clock too', (path) => {
    const text = readFileSync(join(sources, 'state-endpoint', path), 'utf8')
    expect(text).toMatch(
      /reset\(\);?\s+if [^]{1,60}\btime\b[^]{1,80}set_?time\([^]{1,60}add_?others\(/i,
    )
  })

  test.each(['a rainy day', 'constructor'])(
    'in Express refuses an unknown state, %s',
    async (state) => {
      const message = `There is no state "${state}".`
      expect(await express({ state })).toEqual([404, { message }])
    },
  )

  test('in Express is absent without a secret, and refuses anyone who lacks it', async () => {
    expect(() => providerStates(host, '')).toThrow('ANK_STATES_SECRET is not set')
    const body = { state: 'nobody is signed in', action: 'setup' }
    const message = 'The secret is missing or wrong.'
    expect(await express(body, 'another!')).toEqual([403, { message }])
  })

  test.each([
    [true, [{}]],
    [false, [409, { message: 'It was done before, or cannot be done.' }]],
  ])('in Express runs a staff action: %s', async (isDone, told) => {
    const completeWithdrawal = vi.fn(() => isDone)
    const body = {
      state: staffActions.completeWithdrawal,
      params: { withdrawalId: 'w1' },
      action: 'staff',
    }
    expect(await express(body, 'a secret', { completeWithdrawal })).toEqual(told)
    expect(completeWithdrawal.mock.calls).toEqual([['w1']])
  })

  const run = (program: string, args: readonly string[]) =>
    spawnSync(program, args, { input: JSON.stringify(changes), encoding: 'utf8', timeout: 20_000 })

  const python = `
import json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from provider_states import run_staff_action, set_up
class Host:
    def __getattr__(self, name):
        return name if name.endswith('_id') else lambda *_, **__: 'done'
changes = json.load(sys.stdin)
assert set_up(Host(), 'a rainy day', {}) is None
assert run_staff_action(Host(), 'dance', {}) is None
assert run_staff_action(Host(), 'reject a withdrawal', {'withdrawalId': 'w1'}) is True
print(json.dumps([set_up(Host(), change['state'], change['params']) for change in changes]))
`
  testWith('python3')('in FastAPI does the same, run by python3', () => {
    const at = join(sources, 'state-endpoint/fastapi')
    const { stdout, stderr } = run('python3', ['-c', python, at])
    expect(stderr).toBe('')
    expect(keysOf(JSON.parse(stdout) as object[])).toEqual(names)
  })
})

/**
 * A host of which every method gives its own name, and the names of each state's values, a line
 * each.
 */
const javaMain = `
import java.lang.reflect.Proxy;
import java.util.*;
import java.util.stream.Collectors;
public class Main {
  public static void main(String[] args) {
    var host = (ProviderStates.Host) Proxy.newProxyInstance(Main.class.getClassLoader(),
      new Class<?>[] {ProviderStates.Host.class},
      (proxy, method, given) -> method.getReturnType() == String.class ? method.getName()
        : method.getReturnType() == boolean.class ? (Object) true : null);
    var states = new ProviderStates(host);
    if (states.setUp("a rainy day", Map.of()) != null || states.runStaffAction("dance", Map.of()) != null) System.exit(1);
    if (!states.runStaffAction("reject a withdrawal", Map.of("withdrawalId", "w1"))) System.exit(2);
    var lines = new Scanner(System.in, "UTF-8");
    while (lines.hasNextLine()) {
      var parts = lines.nextLine().split("\\t");
      Map<String, Object> params = new HashMap<>();
      for (int at = 1; at + 1 < parts.length; at += 2)
        params.put(parts[at], parts[at + 1].matches("true|false") ? (Object) Boolean.valueOf(parts[at + 1]) : parts[at + 1]);
      System.out.println(states.setUp(parts[0], params).keySet().stream().sorted().collect(Collectors.joining(",")));
    }
  }
}
`

testWith('javac')('the states for Spring, compiled with javac, return the values they need', () => {
  const source = join(sources, 'state-endpoint/spring/ProviderStates.java')
  const run = (program: string, args: readonly string[], input = '') =>
    spawnSync(program, args, { input, encoding: 'utf8', timeout: 60_000, cwd: folder })
  writeFileSync(join(folder, 'Main.java'), javaMain)
  expect(run('javac', ['-d', folder, source, 'Main.java']).stderr).toBe('')
  const lines = changes.map(({ state, params }) =>
    [state, ...Object.entries(params).flat()].join('\t'),
  )
  const { stdout, stderr } = run('java', ['-cp', folder, 'Main'], lines.join('\n'))
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual(nameLines)
})

/**
 * A program in Go whose host gives every method's name; it prints the names of each state's values.
 */
const goMain = `package providerstates

import ("bytes"; "encoding/json"; "net/http/httptest"; "os"; "sort"; "strings"; "testing")

type named struct{}
${[
  'Reset()',
  'SetTime(_ string)',
  'AddOthers()',
  'MakePlayer(_ Player) string',
  'RemovePlayer(_ string)',
  'MakeSunday()',
  'CloseMarkets()',
  'FinishStarline()',
  'EmptySite(_ bool)',
  ...['AddBet', 'AddStarlineBet', 'AddFundRequest', 'AddWithdrawal', 'AddEnquiry'].map(
    (name) => `${name}(_, _ string)`,
  ),
  'GameID() string',
  'StarlineGameID() string',
  'Today() string',
  'Day() string',
  'Declare(_, _, _ string) bool',
  'DeclareStarline(_, _ string) bool',
  ...[
    'ApproveDeposit',
    'RejectDeposit',
    'CompleteWithdrawal',
    'RejectWithdrawal',
    'Deactivate',
  ].map((name) => `${name}(_ string) bool`),
]
  .map((method) => {
    const result = / (string|bool)$/.exec(method)?.[1]
    const body = result === 'string' ? 'return "done"' : result === 'bool' ? 'return true' : ''
    return `func (named) ${method} { ${body} }`
  })
  .join('\n')}

func TestStates(t *testing.T) {
  handler := Handler(named{}, "s")
  call := func(body []byte) (int, map[string]string) {
    response := httptest.NewRecorder()
    handler(response, httptest.NewRequest("POST", "/_pact/states?secret=s", bytes.NewReader(body)))
    values := map[string]string{}
    _ = json.Unmarshal(response.Body.Bytes(), &values)
    return response.Code, values
  }
  if code, _ := call([]byte(\`{"state":"a rainy day"}\`)); code != 404 { t.Fatal(code) }
  if code, _ := call([]byte(\`{"state":"reject a withdrawal","action":"staff"}\`)); code != 200 { t.Fatal(code) }
  text, _ := os.ReadFile("changes.json")
  var changes []json.RawMessage
  _ = json.Unmarshal(text, &changes)
  lines := []string{}
  for _, change := range changes {
    _, values := call(change)
    names := []string{}
    for name := range values { names = append(names, name) }
    sort.Strings(names)
    lines = append(lines, strings.Join(names, ","))
  }
  _ = os.WriteFile("names.txt", []byte(strings.Join(lines, "\\n")), 0o600)
}
`

testWith('go')(
  'the states for Go, built with go, return the values they need',
  () => {
    const at = join(folder, 'go')
    mkdirSync(at)
    copyFileSync(
      join(sources, 'state-endpoint/go/provider_states.go'),
      join(at, 'provider_states.go'),
    )
    writeFileSync(join(at, 'go.mod'), 'module providerstates\n\ngo 1.19\n')
    writeFileSync(join(at, 'states_test.go'), goMain)
    writeFileSync(join(at, 'changes.json'), JSON.stringify(changes))
    // Without a C compiler, too.
    const own = { GOFLAGS: '-mod=mod', GOCACHE: join(folder, 'go-cache'), CGO_ENABLED: '0' }
    const env = { ...process.env, ...own }
    const { status, stdout } = spawnSync('go', ['test', './...'], {
      cwd: at,
      encoding: 'utf8',
      env,
      timeout: 1e5,
    })
    expect(stdout).toContain('ok')
    expect(status).toBe(0)
    expect(readFileSync(join(at, 'names.txt'), 'utf8').split('\n')).toEqual(nameLines)
  },
  120_000,
)
