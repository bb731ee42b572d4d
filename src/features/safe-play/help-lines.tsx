import { useId } from 'react'
import { useConfig } from '#platform/config-context.tsx'
import { safeLink } from '#platform/links/links.ts'
import { safePlayMessages as words } from '#words/player/safe-play.ts'

/** The operator's help lines, each `name|link`; nothing without any. */
export function HelpLines() {
  const { helpLines } = useConfig()
  const heading = useId()
  if (helpLines === '') return null
  return (
    <section className="card grid gap-1 px-4 py-3" aria-labelledby={heading}>
      <h2 id={heading} className="text-h2">
        {words.help}
      </h2>
      <p className="text-small text-ink2">{words.helpText}</p>
      <ul>
        {helpLines.split(',').map((line) => {
          const [name = '', link = ''] = line.split('|')
          const href = safeLink('helpLine', link)
          return (
            href && (
              <li key={line}>
                <a
                  href={href}
                  className="inline-flex min-h-12 items-center rounded-btn font-semibold wrap-anywhere text-accent"
                  {...(href.startsWith('https:') && {
                    target: '_blank',
                    rel: 'noopener noreferrer',
                  })}
                >
                  <bdi>{name.trim()}</bdi>
                </a>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
