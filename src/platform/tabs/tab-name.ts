/** A tab may have been given a name by whoever opened it: only one that begins with it is ours. */
const mark = 'ank.kept '

function read(): Record<string, unknown> {
  if (!window.name.startsWith(mark)) return {}
  try {
    const found: unknown = JSON.parse(window.name.slice(mark.length))
    return typeof found === 'object' && found !== null ? { ...found } : {}
  } catch {
    return {}
  }
}

function write(texts: Record<string, unknown>): void {
  const some = Object.keys(texts).length > 0
  if (some || window.name.startsWith(mark)) window.name = some ? mark + JSON.stringify(texts) : ''
}

/**
 * Texts in the name of this tab: it survives a reload where the browser refuses every storage, and
 * is gone with the tab. Another site that is opened in the same tab may read it, so nothing stays
 * there longer than it must.
 */
export const tabName = {
  get(key: string): string | null {
    const text = read()[key]
    return typeof text === 'string' ? text : null
  },
  set: (key: string, value: string): void => write({ ...read(), [key]: value }),
  remove(key: string): void {
    const { [key]: _, ...rest } = read()
    write(rest)
  },
}

/** A storage that may say `false` of what it could not keep. */
interface Refusing {
  get(key: string): string | null
  set(key: string, value: string): unknown
  remove(key: string): void
}

/**
 * `storage`, with what it refuses to keep in the name of the tab, as long as it is `needed` after a
 * reload.
 */
export function orTabName(
  storage: Refusing,
  needed: (value: string) => boolean = () => true,
): Refusing {
  /** What this page has written itself: the storage remembers it until the page goes. */
  const known = new Set<string>()
  return {
    // What lies in the name is newer than what is stored: it was refused later.
    get: (key) => (known.has(key) ? null : tabName.get(key)) ?? storage.get(key),
    set(key, value) {
      known.add(key)
      if (storage.set(key, value) === false && needed(value)) tabName.set(key, value)
      else tabName.remove(key)
    },
    remove(key) {
      known.add(key)
      storage.remove(key)
      tabName.remove(key)
    },
  }
}
