/**
 * Reads and completes an npm lock (version 3). When a registry lacks a package's builds for other
 * systems, npm leaves them out of the lock, and `npm ci` then refuses that lock.
 */

/** A package of the lock, as far as we read it. */
export interface LockEntry {
  name?: string
  version?: string
  dev?: boolean
  optional?: boolean
  integrity?: string
  cpu?: string[]
  os?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** A `package-lock.json`; its packages by their path. */
export interface Lock {
  packages: Record<string, LockEntry>
}

const SYSTEMS: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
}
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']
const LIBRARIES: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** Reads the platform from a package's name: `x-linux-arm64-musl` is for Linux, arm64 and musl. */
export function platformOf(name: string): Pick<LockEntry, 'cpu' | 'os' | 'libc'> {
  const words = name.split(/[-/.]/)
  const system = words.map((word) => SYSTEMS[word]).find(Boolean)
  const processor = PROCESSORS.find((cpu) => words.includes(cpu))
  const library = words.map((word) => LIBRARIES[word]).find(Boolean)
  return {
    ...(processor && { cpu: [processor] }),
    ...(library && { libc: [library] }),
    ...(system && { os: [system] }),
  }
}

/** Where Node would find `name` when asked from the package at `path`, or undefined. */
function find(packages: Lock['packages'], path: string, name: string): string | undefined {
  const nested = path === '' ? [] : [path]
  for (let cut = path.lastIndexOf('/node_modules/'); cut > 0;) {
    nested.push(path.slice(0, cut))
    cut = path.lastIndexOf('/node_modules/', cut - 1)
  }
  return [...nested.map((place) => `${place}/`), '']
    .map((place) => `${place}node_modules/${name}`)
    .find((place) => place in packages)
}

/** Every optional dependency that a package in the lock names but the lock doesn't contain. */
export function missingOptional(lock: Lock): { path: string; name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => find(lock.packages, path, name) === undefined)
      .map(([name, range]) => ({ path, name, version: range.replace(/^[\^~>=v\s]+/, '') })),
  )
}

/**
 * The same lock with an entry for each missing optional dependency. The entry says which system it's
 * for, so that npm skips it elsewhere. It has no integrity, which a test points out.
 */
export function fill<T extends Lock>(lock: T): T {
  const added = missingOptional(lock).map(({ path, name, version }) => {
    const dev = lock.packages[path]?.dev
    const entry: LockEntry = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    return [`node_modules/${name}`, entry] as const
  })
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  packages.sort(([one], [other]) => one.localeCompare(other, 'en'))
  return { ...lock, packages: Object.fromEntries(packages) }
}
