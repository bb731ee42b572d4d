import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { createStore } from '#lib/store.ts'
import { drawInto } from './draw.tsx'

it('what is drawn next takes the place at once: a login that is left isn’t drawn again, ready for a second tap', async () => {
  const draw = drawInto(document.createElement('div'))
  const drawn: string[] = []
  const state = createStore('busy')
  function Login() {
    drawn.push(useSyncExternalStore(state.subscribe, state.get))
    return null
  }
  await act(async () => void draw(<Login />))
  await act(async () => {
    void draw(<p>Home</p>)
    state.set('ready')
  })
  expect(drawn).toEqual(['busy'])
})
