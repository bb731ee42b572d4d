import { neverAPage } from '#lib/never-a-page.ts'
import type { Problem } from '../levels/level.ts'
import { show } from './answer/compare.ts'

const POLICY = 'content-security-policy'
const SNIFF = 'x-content-type-options'

/** Whether a policy keeps an answer that is opened as a page from running scripts. */
function runsNothing(policy: string): boolean {
  const rules = new Map(
    policy.split(';').map((rule): [string, string] => {
      const [name = '', ...values] = rule.trim().toLowerCase().split(/\s+/)
      return [name, values.join(' ')]
    }),
  )
  const isSandboxed = rules.get('sandbox')?.includes('allow-scripts') === false
  return isSandboxed || (rules.get('script-src') ?? rules.get('default-src')) === "'none'"
}

/**
 * What is missing of the headers that keep answers from being pages: an error that repeats its
 * address, or an uploaded SVG, would otherwise run scripts at the host's origin.
 * @param paths of answers; the first that lacks a header is named
 */
export async function asPages(
  ask: (path: string) => Promise<{ headers: Headers }>,
  paths: readonly string[],
): Promise<Problem[]> {
  const problems = new Map<string, Problem>()
  for (const path of paths) {
    const { headers } = await ask(path)
    const missing = [
      ...((headers.get(POLICY) ?? '').split(',').some(runsNothing) ? [] : [POLICY]),
      ...(/^nosniff\b/i.test(headers.get(SNIFF) ?? '') ? [] : [SNIFF]),
    ]
    for (const field of missing) {
      const got = `${show(headers.get(field) ?? undefined)} at ${path}`
      const [, expected = ''] =
        Object.entries(neverAPage).find(([name]) => name.toLowerCase() === field) ?? []
      if (!problems.has(field)) problems.set(field, { field, expected, got, level: 'warning' })
    }
  }
  return [...problems.values()]
}
