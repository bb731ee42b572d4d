import { useEffect, type ComponentType, type FunctionComponent } from 'react'
import { useLoadAnew } from '#session/use-load-anew.ts'
import type { Retriable } from '#ui/feedback/load-error.tsx'
import { PartMissing } from '#ui/feedback/part-missing.tsx'
import { Waiting } from '../waiting.tsx'
// Imported statically: the message that a file couldn't be fetched mustn't have to be fetched itself.
import { NotLoaded } from './not-loaded.tsx'

type FailedPart = FunctionComponent<{ read: Retriable }>

/**
 * Makes a replacement for code that couldn't be fetched. It loads the page anew, once; if the page stays,
 * it renders `Stays`.
 */
function loadAnewOr(Stays: FailedPart, Meanwhile: ComponentType = () => null): FailedPart {
  return function Missing({ read }) {
    const stays = useLoadAnew()
    useEffect(() => {
      window.addEventListener('online', read.refetch)
      return () => window.removeEventListener('online', read.refetch)
    }, [read])
    return stays ? <Stays read={read} /> : <Meanwhile />
  }
}

/** Replaces a screen. Fetches it again once there is a connection. */
export const MissingScreen = loadAnewOr(NotLoaded, Waiting)

/** Replaces the menu, which would cover the screen: a notice that stays in view when the page scrolls. */
export const MissingMenu = loadAnewOr(() => (
  <div className="fixed inset-x-0 bottom-0 z-40 p-3">
    <PartMissing />
  </div>
))

/** Replaces parts that only show something when it happens: renders nothing if the page stays. */
export const MissingWatches = loadAnewOr(() => null)

/** Replaces a part of a screen. */
export const MissingPart = loadAnewOr(PartMissing)
