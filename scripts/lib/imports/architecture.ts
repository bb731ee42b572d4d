import type { IModule } from 'dependency-cruiser'

/** Folders, and which others each imports. */
type ImportsByFolder = Map<string, Set<string>>

const TEST = /\.test\.tsx?$|\/testing\//

/** Where a file belongs: a room of `src`, a file next to the rooms, or a top folder. */
function folderOf(path: string): string {
  const [top = '', inner = ''] = path.split('/')
  return top === 'src' ? `${top}/${inner}` : top
}

const isOurs = (path: string) => /^(src|mocks|scenarios|demo|contracts|host-kit)\//.test(path)

/** Every room with those it imports. Tests don't count, since they may import anything. */
export function folderImports(modules: readonly IModule[]): ImportsByFolder {
  const rooms: ImportsByFolder = new Map()
  for (const { source, dependencies } of modules) {
    const room = folderOf(source)
    if (!isOurs(source) || TEST.test(source) || room.endsWith('.d.ts')) continue
    const imported = dependencies
      .filter(({ resolved }) => isOurs(resolved))
      .map(({ resolved }) => folderOf(resolved))
      .filter((other) => other !== room)
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...imported].toSorted()))
  }
  return new Map([...rooms].toSorted(([one], [other]) => one.localeCompare(other, 'en')))
}

/** Whether a room imports `target`, directly or through others. */
const reaches = (
  rooms: ImportsByFolder,
  from: string,
  target: string,
  seen = new Set<string>(),
): boolean =>
  [...(rooms.get(from) ?? [])].some((room) => {
    if (room === target) return true
    if (seen.has(room)) return false
    seen.add(room)
    return reaches(rooms, room, target, seen)
  })

/** The rooms that import themselves through others. */
export const circlesIn = (rooms: ImportsByFolder): string[] =>
  [...rooms.keys()].filter((room) => reaches(rooms, room, room))

/** The text of `docs/architecture.md`. */
export const architecturePage = (rooms: ImportsByFolder): string =>
  [
    '# Architecture',
    '',
    '`npm run generate -- architecture` writes this page from the imports; a test fails while it’s out of date. Each room stands with what it imports; the [map](../README.md#map) says what it’s for, `.dependency-cruiser.cjs` which imports are allowed. Tests don’t count: they may import anything.',
    '',
    ...[...rooms].map(([room, known]) => {
      const list = [...known].map((each) => `\`${each}\``).join(', ')
      return `- \`${room}\`: ${list || 'nothing'}`
    }),
    '',
  ].join('\n')
