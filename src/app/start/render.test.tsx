import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { createStore } from '#lib/store.ts'
import { renderInto } from './render.tsx'

it('what is rendered next takes the place at once: a login that is left isn’t rendered again, ready for a second tap', async () => {
  const render = renderInto(document.createElement('div'))
  const rendered: string[] = []
  const state = createStore('busy')
  function Login() {
    rendered.push(useSyncExternalStore(state.subscribe, state.get))
    return null
  }
  await act(async () => void render(<Login />))
  await act(async () => {
    void render(<p>Home</p>)
    state.set('ready')
  })
  expect(rendered).toEqual(['busy'])
})
