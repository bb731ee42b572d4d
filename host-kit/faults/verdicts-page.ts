import type { TriedHost, Verdict } from './verdicts.ts'

type Cells = readonly (string | number)[]
const line = (cells: Cells) => `| ${cells.join(' | ')} |`
const tableOf = (heads: Cells, rows: readonly Cells[]) => [
  line(heads),
  line(heads.map(() => '---')),
  ...rows.map(line),
]

const isSilent = ({ pact, ours, torture }: Verdict) => pact + ours === 0 && !torture

const byHarm = (tried: readonly TriedHost[]): Cells[] =>
  [...new Set(tried.map(({ harm }) => harm))].toSorted().map((harm) => {
    const own = tried.filter((one) => one.harm === harm)
    const count = (is: (one: TriedHost) => boolean) => own.filter(is).length
    return [
      harm,
      own.length,
      count(({ pact }) => pact > 0),
      count(({ ours }) => ours > 0),
      count(({ torture }) => torture),
      count(isSilent),
    ]
  })

/** `docs/verdicts.md`: how many faulty hosts each verifier finds, and how many none finds. */
export function verdictsPage(tried: readonly TriedHost[]): string {
  const faulty = tried.filter(({ harm }) => harm !== 'none')
  return [
    '# What both verifiers say of faulty hosts',
    '',
    '<!-- `npm run faults` writes this page. -->',
    '',
    'Pact’s own verifier checks [the pact of what the client needs](../contracts/README.md#what-a-pact-asks), ours counts errors, both on the mock host with one [fault](../host-kit/faults/table.ts) after the other; what each says of each host stands in [verdicts.json](../host-kit/faults/verdicts.json). A wrong status, form or value in one answer is red with both. Pact’s verifier can’t see what shows only when answers are compared (a sum, a missing row, another player’s data), in a session that a state made up, or when calls meet.',
    '',
    ...tableOf(
      ['harm', 'hosts', 'red with Pact', 'red with ours', 'with torture only', 'silent'],
      byHarm(faulty),
    ),
    '',
    'Not found by either, nor by torture: a host that',
    '',
    ...faulty.filter(isSilent).map(({ host }) => `- ${host}`),
    '',
    'They are [left for teams to check](../contracts/generated/api.md#what-is-left-for-you-to-check).',
    '',
  ].join('\n')
}
