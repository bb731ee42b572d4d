import { QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { manualClock } from '#domain/time/clock.ts'
import { ContactUsScreen } from '#features/guide/contact-us-screen.tsx'
import { HowToPlayScreen } from '#features/guide/how-to-play-screen.tsx'
import { PrivacyPolicyScreen } from '#features/guide/privacy-policy-screen.tsx'
import { ConfigProvider } from '#platform/config-context.tsx'
import { readConfig } from '#platform/config.ts'
import { ApiProvider, createApi } from '#session/api-context.tsx'

/** What a screen shows without a browser. */
function drawn(path: string, screen: ComponentType): string {
  const config = readConfig({})
  if (!config.ok) throw new Error('The defaults are wrong')
  const storage = { get: () => null, set: () => {}, remove: () => {} }
  const api = createApi({ host: '', clock: manualClock(0), storage })
  const within = [
    createElement(ConfigProvider, { value: config.config }),
    createElement(ApiProvider, { value: api }),
    createElement(QueryClientProvider, { client: api.queryClient }),
    createElement(StaticRouter, { location: path }),
  ]
  const tree = within.reduceRight(
    (inside, frame) => createElement(frame.type as ComponentType<object>, frame.props, inside),
    createElement(screen),
  )
  return renderToString(tree)
}

test.each([
  ['/privacy-policy', PrivacyPolicyScreen, 'Data collected'],
  ['/how-to-play', HowToPlayScreen, 'How to Play'],
  ['/contact-us', ContactUsScreen, 'Contact Us'],
] as const)('%s can be drawn without a browser', (path, screen, words) => {
  const html = drawn(path, screen)
  expect(html).toContain(words)
  // No moment is baked in.
  expect(html).not.toContain('1970')
})
