import { useAsEntered } from './use-as-entered.ts'

/**
 * The problems that have come up by themselves since the player last changed something: a session that
 * has closed, a balance that has fallen. They're shown at once, before any press. `entered`: what is in
 * the form, as text.
 */
export function useNewProblems<Problems extends object>(
  problems: Problems,
  entered: string,
): Partial<Problems> {
  const known = useAsEntered(problems, entered)
  const knownOnes = new Map(Object.entries(known))
  const isNew = ([field, problem]: [string, unknown]) =>
    JSON.stringify(knownOnes.get(field)) !== JSON.stringify(problem)
  return Object.fromEntries(Object.entries(problems).filter(isNew)) as Partial<Problems>
}
