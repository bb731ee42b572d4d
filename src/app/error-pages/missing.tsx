import { useEffect, type ComponentType, type FunctionComponent } from 'react'
import { useLoadAnew } from '#session/use-load-anew.ts'
import type { Retriable } from '#ui/feedback/load-error.tsx'
import { PartMissing } from '#ui/feedback/part-missing.tsx'
import { Waiting } from '../start/waiting.tsx'
// With the app: what says that a file couldn't be fetched must not have to be fetched.
import { NotLoaded } from './not-loaded.tsx'

type Failed = FunctionComponent<{ read: Retriable }>

/** In place of what couldn't be fetched: loads the page anew, once, or renders `Stays`. */
function anewOr(Stays: Failed, Meanwhile: ComponentType = () => null): Failed {
  return function Missing({ read }) {
    const stays = useLoadAnew()
    useEffect(() => {
      window.addEventListener('online', read.refetch)
      return () => window.removeEventListener('online', read.refetch)
    }, [read])
    return stays ? <Stays read={read} /> : <Meanwhile />
  }
}

/** In place of a screen; tries again once there is a connection. */
export const MissingScreen = anewOr(NotLoaded, Waiting)

/** In place of what would cover the screen: in sight wherever the page is scrolled. */
export const MissingMenu = anewOr(() => (
  <div className="fixed inset-x-0 bottom-0 z-40 p-3">
    <PartMissing />
  </div>
))

/** In place of what speaks up by itself: only another page can. */
export const MissingWatches = anewOr(() => null)

/** In place of a part of a screen. */
export const MissingPart = anewOr(PartMissing)
