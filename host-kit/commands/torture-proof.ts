import { faultyHost } from '../torture/seeded/faulty-host.ts'
import { mistakes, needsKey } from '../torture/seeded/mistakes.ts'
import { torture } from '../torture/torture.ts'

// Tortures a host with each seeded mistake and prints how it was caught.
let missed = 0
process.stdout.write(
  '| A host that | Commands until found | Calls | Seconds |\n| --- | --- | --- | --- |\n',
)
for (const [name, mistake] of Object.entries(mistakes)) {
  const { found, seconds } = await torture({
    ...faultyHost(mistake),
    ...{ commands: 4000, seed: 1, idempotencyKey: needsKey(name) },
  })
  if (!found) missed += 1
  const cells = [name, found?.after ?? 'not found', found?.calls ?? '', seconds.toFixed(1)]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
process.stdout.write(`${missed} of ${Object.keys(mistakes).length} were not found.\n`)
process.exitCode = missed === 0 ? 0 : 1
