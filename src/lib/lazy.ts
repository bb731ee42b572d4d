/** What is loaded once, when it's first asked for. */
export interface Lazy<T> {
  (): Promise<T>
  /** What has been loaded, for whoever can't wait; null before. */
  loaded(): T | null
}

/**
 * The one way to load something later, mostly code with `import()`. Everyone who asks gets the same
 * promise; a failure isn't remembered, so the next try can succeed. What's shown instead is up to
 * the caller: a component is a `lazyPart` (`src/ui/feedback`), and where a newer release may have
 * replaced a missing file, `useLoadAnew` (`src/session`) loads the page anew, once.
 */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | null = null
  let result: T | null = null
  const start = () =>
    load().then(
      (loaded) => (result = loaded),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
  return Object.assign(() => (loading ??= start()), { loaded: () => result })
}
