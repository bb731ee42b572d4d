import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStillHere } from './navigation.ts'

/**
 * Replaces the address on screen; unlike the router's `Navigate`, not if the player has already
 * begun to go elsewhere, which is then judged anew.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const leave = useEffectEvent(() => {
    if (isStillHere()) void navigate(to, { replace: true, state })
  })
  useEffect(() => leave())
  return null
}
