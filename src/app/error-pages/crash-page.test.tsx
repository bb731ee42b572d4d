import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CrashPage } from '#app/error-pages/crash-page.tsx'
import { ConfigProvider } from '#platform/config-context.tsx'
import { readConfig } from '#platform/config.ts'

test('a screen that crashed claims nothing about what was sent before, and says where to look', () => {
  const answer = readConfig({})
  render(
    <MemoryRouter>
      <ConfigProvider value={answer.ok ? answer.config : null}>
        <CrashPage />
      </ConfigProvider>
    </MemoryRouter>,
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'Reload, or go home. If you just sent something, check your history first.',
  )
})
