import { useEffect } from 'react'

/** Where keys write, choose or move by themselves. */
const ownKeys = 'input, select, textarea, [role="tab"]'

const boxOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width, height }
}

/** How far `to` lies in an arrow's direction, in pixels; Infinity for what lies elsewhere. */
function distance(key: string, from: Element, to: Element): number {
  const [here, there] = [boxOf(from), boxOf(to)]
  if (there.width === 0) return Infinity
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft'
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown'
  const [x, y] = [there.x - here.x, there.y - here.y].map((way) => (isBack ? -way : way))
  const room = (isUpright ? here.height + there.height : here.width + there.width) / 2
  const [ahead = 0, aside = 0] = isUpright ? [y, x] : [x, y]
  // What stands in the same row isn't below it, and what's in another isn't beside it.
  if (ahead < room - 1) return Infinity
  if (!isUpright && Math.abs(aside) >= (here.height + there.height) / 2) return Infinity
  return ahead + 2 * Math.abs(aside)
}

/** The link or button of a list that an arrow leads to from `from`, which is in one, or null. */
function findNeighbour(key: string, from: Element): HTMLElement | null {
  if (!from.closest('li') || from.matches(ownKeys)) return null
  const others = from
    .closest('dialog, nav, main')
    ?.querySelectorAll<HTMLElement>('li a[href], li button:enabled')
  const ranked = [...(others ?? [])]
    .map((element) => ({ element, far: distance(key, from, element) }))
    .sort((one, other) => one.far - other.far)
  return ranked[0] && ranked[0].far < Infinity ? ranked[0].element : null
}

function findTarget({ key, target, shiftKey }: KeyboardEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null
  if (key.startsWith('Arrow')) return shiftKey ? null : findNeighbour(key, target)
  // Some keyboards write a slash with Shift.
  if (key !== '/' || target.matches(ownKeys)) return null
  const screen = document.querySelector('dialog[open]') ?? document.querySelector('main')
  return screen?.querySelector<HTMLElement>('input[type="search"]') ?? null
}

/** Arrows move between the links and buttons of lists, a slash to the screen's search. */
export function useListKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const target = findTarget(event)
      if (target === null) return
      event.preventDefault()
      target.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
