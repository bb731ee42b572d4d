import { screen } from '@testing-library/react'

/** The button with this name. Throws unless there is exactly one. */
export const buttonNamed = (name: string | RegExp) => screen.getByRole('button', { name })
