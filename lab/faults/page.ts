import type { Verdict } from '../../tests/faults/verdicts.ts'

/** A host, what its fault does to players, and what is red on it. */
export interface Tried extends Verdict {
  host: string
}

type Cells = readonly (string | number)[]
const line = (cells: Cells) => `| ${cells.join(' | ')} |`
const tableOf = (heads: Cells, rows: readonly Cells[]) => [
  line(heads),
  line(heads.map(() => '---')),
  ...rows.map(line),
]

const oursOf = ({ ours, torture }: Verdict) => (ours === 0 && torture ? 'torture' : ours)
const isSilent = ({ pact, ours, torture }: Verdict) => pact + ours === 0 && !torture

const byHarm = (tried: readonly Tried[]): Cells[] =>
  [...new Set(tried.map(({ harm }) => harm))].toSorted().map((harm) => {
    const own = tried.filter((one) => one.harm === harm)
    const count = (is: (one: Tried) => boolean) => own.filter(is).length
    return [
      harm,
      own.length,
      count(({ pact }) => pact > 0),
      count(({ ours }) => ours > 0),
      count(({ torture }) => torture),
      count(isSilent),
    ]
  })

/** `docs/verdicts.md`: what both verifiers say of hosts without and with faults. */
export const verdictsPage = (tried: readonly Tried[]): string =>
  [
    '# What both verifiers say of faulty hosts',
    '',
    '<!-- `npm run faults -w lab` writes this page. -->',
    '',
    'Pact’s own verifier checks [the pact of what the client needs](../contracts/README.md#what-a-pact-asks), ours counts errors, both on the mock host with one fault of [`tests/faults`](../tests/faults/table.ts) after the other. What a status, a form or a value shows in one answer is red with both. What shows only when answers are compared (a sum that doesn’t add up, a row that’s missing, another player’s data), in a session that a state made up, or when calls meet is beyond a pact: Pact’s verifier says nothing, and ours finds it. So is a field that may be missing but must not say something else, such as `success: false`. What neither finds is listed in [api.md](../contracts/generated/api.md) for teams to check.',
    '',
    '## By harm',
    '',
    ...tableOf(
      ['harm', 'hosts', 'red with Pact', 'red with ours', 'with torture only', 'silent'],
      byHarm(tried.filter(({ harm }) => harm !== 'none')),
    ),
    '',
    '## By host',
    '',
    'How many interactions are red with Pact’s verifier, and how many checks with ours.',
    '',
    ...tableOf(
      ['a host that', 'harm', 'Pact', 'ours'],
      tried.map((one) => [one.host, one.harm, one.pact, oursOf(one)]),
    ),
    '',
  ].join('\n')
