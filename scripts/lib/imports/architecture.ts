import type { IModule } from 'dependency-cruiser'

/** Rooms, and whom each imports. */
type Rooms = Map<string, Set<string>>

const TEST = /\.test\.tsx?$|\/testing\//

/** Parts of a top folder that neither import the rest of it nor are imported by it. */
const apart = ['host-kit/monitor']

/** Where a file belongs: a room of `src`, a file next to the rooms, or a top folder. */
function roomOf(path: string): string {
  const [top = '', inner = ''] = path.split('/')
  const room = `${top}/${inner}`
  return top === 'src' || apart.includes(room) ? room : top
}

/** Every room with those it imports. Tests don't count, since they may import anything. */
export function roomsOf(modules: readonly IModule[]): Rooms {
  const rooms: Rooms = new Map()
  const ours = modules.filter(({ source }) =>
    /^(src|mocks|scenarios|contracts|host-kit)\//.test(source),
  )
  for (const { source, dependencies } of ours.filter(({ source }) => !TEST.test(source))) {
    const room = roomOf(source)
    const known = rooms.get(room) ?? new Set()
    rooms.set(room, known)
    for (const { resolved } of dependencies) {
      if (!/^(src|mocks|scenarios|contracts|host-kit)\//.test(resolved)) continue
      if (roomOf(resolved) !== room) known.add(roomOf(resolved))
    }
  }
  const sorted = [...rooms].map(([room, known]) => [room, new Set([...known].toSorted())] as const)
  return new Map(
    sorted
      .filter(([room]) => !room.endsWith('.d.ts'))
      .toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  )
}

/** Whether a room imports `target`, directly or through others. */
function reaches(rooms: Rooms, from: string, target: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(rooms.get(from) ?? [])]
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (room === target) return true
    if (seen.has(room)) continue
    seen.add(room)
    waiting.push(...(rooms.get(room) ?? []))
  }
  return false
}

/** The rooms that import themselves through others. */
export const circlesIn = (rooms: Rooms): string[] =>
  [...rooms.keys()].filter((room) => reaches(rooms, room, room))

/** The text of `docs/architecture.md`. */
export const architecturePage = (rooms: Rooms): string =>
  [
    '# Architecture',
    '',
    '`npm run generate -- architecture` writes this page from the imports; a test fails while it’s out of date. The [map](../README.md#map) says what each room is for, `.dependency-cruiser.cjs` which imports are allowed. Tests don’t count: they may import anything.',
    '',
    '| Room | Imports |',
    '| --- | --- |',
    ...[...rooms].map(([room, known]) => {
      const list = [...known].map((each) => `\`${each}\``).join(', ')
      return `| \`${room}\` | ${list || 'nothing'} |`
    }),
    '',
  ].join('\n')
