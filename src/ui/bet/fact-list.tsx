import type { ReactNode } from 'react'
import { betMessages } from '#messages/en/bet/bet.ts'
import { useConfig } from '#platform/config-context.tsx'
import { shareText } from '#platform/links/share.ts'
import { langOf } from '../content/lang-of.ts'
import { useToasts } from '../overlay/toast.tsx'

const words = betMessages.receipt

/** Something known of a bet. */
export interface Fact {
  name: string
  value: string
  /** A name, number, amount or id: the same in every language. */
  untranslated?: boolean
  /** How it's shown, if not as its text. */
  shown?: ReactNode
}

/** A row that may be missing: what a host leaves out is left out. */
export const known = (facts: readonly (Fact | null | undefined | false)[]): Fact[] =>
  facts.filter((fact) => fact !== null && fact !== undefined && fact !== false)

/** Facts as text, one a line. */
export const factsAsText = (facts: readonly Fact[]): string =>
  facts.map(({ name, value }) => `${name}: ${value}`).join('\n')

/** Facts below each other, each next to its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ name, value, untranslated, shown }) => (
        <div
          key={name}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
        >
          <dt className="text-body text-ink3">{name}</dt>
          <dd
            lang={langOf(value)}
            className="ms-auto line-clamp-4 max-w-full min-w-0 text-end text-body font-semibold wrap-anywhere"
          >
            {shown ?? <bdi translate={untranslated ? 'no' : undefined}>{value}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Hands facts to another app as text, or copies them. */
export function useShareFacts(facts: readonly Fact[]): () => Promise<void> {
  const { appName } = useConfig()
  const toasts = useToasts()
  return async () => {
    const text = [appName, factsAsText(facts)].join('\n')
    const outcome = await shareText({ title: words.title, text })
    if (outcome === 'copied') toasts.success(words.copied)
    if (outcome === 'failed') toasts.error(words.shareFailed)
  }
}
