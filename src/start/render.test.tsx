import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useStore } from '#platform/use-store.ts'
import { renderInto } from './render.tsx'

it('what is rendered next takes the place at once: a login that is left isn’t rendered again, ready for a second tap', async () => {
  const render = renderInto(document.createElement('div'))
  const rendered: string[] = []
  const state = createStore(() => 'busy')
  function Login() {
    rendered.push(useStore(state, (text) => text))
    return null
  }
  await act(async () => void render(<Login />))
  await act(async () => {
    void render(<p>Home</p>)
    state.setState('ready')
  })
  expect(rendered).toEqual(['busy'])
})
