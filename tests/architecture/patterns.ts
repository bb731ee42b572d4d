/** A thing that may not be written, and where. */
export interface Pattern {
  rule: string
  /** Files it applies to. */
  within: RegExp
  /** Files that may do it anyway. */
  except?: RegExp
  forbidden: RegExp
  /** Lines that show what is meant; the test proves that the pattern sees them. */
  wrong: string[]
  /** Lines that are fine. */
  right: string[]
}

const TEST = /\.test\.tsx?$/
const PRODUCT = /^src\//

/** House rules that can be seen in the text of a file. Comments are not looked at. */
export const codePatterns: Pattern[] = [
  {
    rule: 'only the clock reads the time of the device',
    within: /^(src|mocks|scenarios|demo|contracts|host-kit|tests|e2e)\//,
    except: /^src\/domain\/time\/clock\.ts$/,
    forbidden: /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\s*\)/,
    wrong: ['const now = new Date()', 'return Date.now()', 'clock = Date.now'],
    right: ['new Date(now)', 'update()', 'new Date(2026, 10, 20)'],
  },
  {
    rule: 'what goes to the host or to a payment app is not random in a way that can be guessed',
    within: /^src\/(features|money|play|drafts|data|session|domain|platform)\//,
    except: TEST,
    forbidden: /\bMath\.random\b/,
    wrong: ['mintTransactionId(now, Math.random())'],
    right: ['mintTransactionId(now, secureRandom())'],
  },
  {
    rule: 'only platform touches browser storage',
    within: PRODUCT,
    except: /^src\/platform\/|\.test\.tsx?$/,
    forbidden: /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
    wrong: ["localStorage.getItem('token')", 'window.sessionStorage'],
    right: ["storage.read('token')"],
  },
  {
    rule: 'only the client sends requests',
    within: PRODUCT,
    except:
      /^src\/(api\/call\/send-request|start\/page\/started-calls|platform\/(installed\/shell-worker|language\/language|device\/load-anew))\.ts$|\.test\.tsx?$/,
    forbidden: /(?<![\w.])fetch\(|\b(window|globalThis)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b/,
    wrong: ['await fetch(url)', 'globalThis.fetch', 'navigator.sendBeacon(url)'],
    right: ['query.refetch()', 'prefetch(next)'],
  },
  {
    rule: 'a style that reaches from a first or last child into it isn’t written: whatever joins a list anywhere, a toast too, would restyle all before it',
    within: PRODUCT,
    forbidden: /\b(first|last|only):\*|\[&[^\]]*:(first|last|only)-child[ _>]/,
    wrong: ["'first:*:last:rounded-card'", '[&_tr:first-child>*]:border-t-0'],
    right: ["'last:rounded-b-card'", "index === 0 && '*:border-t-0!'"],
  },
  {
    rule: 'a test that puts a module in another’s place shares no modules with other tests',
    within: TEST,
    except: /\.alone\.test\.tsx$/,
    forbidden: /\bvi\.(?:mock|doMock|resetModules)\b/,
    wrong: ["vi.mock('#domain/market/market.ts', { spy: true })", 'vi.resetModules()'],
    right: ["vi.spyOn(window, 'open')", 'vi.mocked(open)'],
  },
  {
    rule: 'a table for any word is a Map: every object also has a `constructor`',
    within: /^(src|mocks|scenarios|demo)\//,
    except: TEST,
    forbidden:
      /\b(?:const|let) \w+: (?:Readonly<|Partial<)*Record<(?:string,|[^=;]*<string,)[^=;]*= \{\s*[^\s}]/,
    wrong: [
      "const names: Record<string, string> = { won: 'Won' }",
      "const doneAt: Readonly<Record<'deposit', Readonly<Record<string, number>>>> = {\n  deposit: {} }",
    ],
    right: [
      "const names = new Map([['won', 'Won']])",
      "const names: Record<Status, string> = { won: 'Won' }",
      'const counts: Record<string, number> = {}',
    ],
  },
  {
    rule: 'a word is a key of a table where hasKey says so, not by assertion',
    within: /^(src|mocks|scenarios|demo)\//,
    // A problem's code is a key of its sentences by type.
    except: /^src\/domain\/problem\.ts$|\.test\.tsx?$/,
    forbidden: /(?<=[\w\])])\[[\w.]+ as [^\]]+\]/,
    wrong: ['looks[status as Known]', 'words.names[row.status as keyof typeof names]'],
    right: ['hasKey(looks, status) ? looks[status] : neutral', '[list as Row[]]'],
  },
  {
    rule: 'times of day are written in one place',
    within: /^(src|mocks|scenarios|demo)\//,
    except: /^src\/domain\/time\/|\.test\.tsx?$/,
    forbidden: /\btoLocaleTimeString\b|\b(hour|hour12|timeStyle): ?['"tf]|'AM' : 'PM'/,
    wrong: ["{ hour: 'numeric' }", 'date.toLocaleTimeString()', "early ? 'AM' : 'PM'"],
    right: ['formatTime(moment)', "dayStart: '12 AM'"],
  },
  {
    rule: 'a path of the client comes from paths.ts',
    within: /^src\/(start|app|features|money|play|drafts|data|session|ui)\//,
    except: TEST,
    forbidden: /\b(to|href|path)=(["']|\{['"`])\/|\bnavigate\(['"`]\//,
    wrong: ['<Link to="/wallet">', '<Link to={`/bet/${type}`}>', "navigate('/dashboard')"],
    right: ['<Link to={paths.wallet}>', 'navigate(paths.dashboard)', 'href={link}'],
  },
  {
    rule: 'a form is a Form: it says what is wrong in our words, and never leaves the page',
    within: /^src\/.*\.tsx$/,
    except: /^src\/ui\/form\/form\.tsx$|\.test\.tsx?$/,
    forbidden: /<form\b/,
    wrong: ['<form noValidate onSubmit={send}>'],
    right: ['<Form onSubmit={send}>'],
  },
  {
    rule: 'only api knows a path of the host',
    within: PRODUCT,
    except: /^src\/api\/|\.test\.tsx?$/,
    forbidden: /['"`]\/?api\//,
    wrong: ["'/api/games'", '`/api/games/${id}`'],
    right: ["'#api/queries.ts'", "import { client } from '#api/client.ts'"],
  },
  {
    rule: 'no address of another site stands in a screen, a part or a message',
    within: /^src\/(start|app|features|ui|messages)\//,
    except: TEST,
    forbidden: /['"`]https?:\/\/(?!www\.w3\.org\/)/,
    wrong: ["href='https://example.com'"],
    right: ["xmlns='http://www.w3.org/2000/svg'", "'such as https://api.example.com'"],
  },
  {
    rule: 'ages follow the product’s clock, not that of the cache',
    within: PRODUCT,
    // How long a host has been failing is not shown to anybody.
    except: /^src\/data\/(kept\/received(\.test)?|poll(\.test)?)\.ts$/,
    forbidden: /\b(data|error)UpdatedAt\b/,
    wrong: ['formatTime(read.dataUpdatedAt)', 'const { errorUpdatedAt } = useRead(row)'],
    right: ['formatTime(receivedAt(key))'],
  },
  {
    rule: 'rules are pure',
    within: /^src\/domain\//,
    except: TEST,
    forbidden: /\b(window|document|navigator|crypto|console)\.|\bMath\.random\b|\bsetTimeout\b/,
    wrong: ['window.location', 'Math.random()'],
    right: ['const windowText = open', 'random(1000)'],
  },
  {
    rule: 'the environment is read in one place',
    within: PRODUCT,
    except: /^src\/(main\.tsx|platform\/config\.ts)$/,
    forbidden: /\bimport\.meta\.env\b|\bprocess\.env\b/,
    wrong: ['import.meta.env.VITE_API_HOST', 'process.env.NODE_ENV'],
    right: ['config.apiHost'],
  },
  {
    rule: 'no text becomes markup or code',
    within: /./,
    forbidden:
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|\beval\(|\bnew Function\b/,
    wrong: ['<p dangerouslySetInnerHTML={{ __html }} />', 'node.innerHTML = text'],
    right: ['node.textContent = text', 'medieval()'],
  },
  {
    rule: 'nothing is exported a second time',
    within: /./,
    forbidden: /^export (type )?(\*|\{[^}]*\} from)/m,
    wrong: [
      "export * from './a.ts'",
      "export { a } from './a.ts'",
      "export type { A } from './a.ts'",
    ],
    right: ['export const a = 1', 'export { a }'],
  },
  {
    rule: 'no test is left out or run alone',
    within: /\.(test|spec)\.tsx?$/,
    forbidden: /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fixme|fails?|skipIf|runIf)\b/,
    wrong: ["it.only('', run)", "test.describe.skip('', run)", "it.todo('')"],
    right: ["it.each([])('', run)", "test.describe('', run)"],
  },
  {
    rule: 'every browser draws with the fonts of our packages',
    within: /./,
    except: /^scripts\/lib\/programs\/chromium\.ts$/,
    forbidden: /\bchromium\.(launch|connect)/,
    wrong: ['await chromium.launch()', 'chromium.launchPersistentContext(folder)'],
    right: ['await startChromium(path)', 'chromium.executablePath()'],
  },
  {
    rule: 'no test sleeps',
    within: /^(tests|e2e)\/|\.test\.tsx?$/,
    forbidden: /waitForTimeout\(|setTimeout\(\s*(resolve|done|r)\b/,
    wrong: ['await page.waitForTimeout(500)', 'new Promise((resolve) => setTimeout(resolve, 9))'],
    right: ['await expect(row).toBeVisible()'],
  },
  {
    rule: 'no check is switched off without a reason',
    within: /./,
    forbidden: /@ts-(ignore|nocheck)|@ts-expect-error\s*$|(oxlint|eslint)-disable(?!.* -- \w)/m,
    wrong: ['x = y // @ts-ignore', '{/* oxlint-disable-next-line no-console */}'],
    right: ['// oxlint-disable-next-line no-console -- the demo says where it is'],
  },
]
