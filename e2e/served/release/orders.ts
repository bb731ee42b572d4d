import type { Part } from '../../testing/host/releases.ts'

export type ReleaseStep = Part | 'reload'

/**
 * Every order in which the parts of a release can be copied over the one before, and the server be
 * reloaded. From ✓ on the new release is offered; until then each start is the old one, whole.
 */
const table = `
files  page   list ✓ reload
files  page   reload list ✓
files  list   page ✓ reload
files  list   reload page ✓
files  reload page   list ✓
files  reload list   page ✓
page   files  list ✓ reload
page   files  reload list ✓
page   list   files ✓ reload
page   list   reload files ✓
page   reload files  list ✓
page   reload list   files ✓
list   files  page ✓ reload
list   files  reload page ✓
list   page   files ✓ reload
list   page   reload files ✓
list   reload files  page ✓
list   reload page   files ✓
reload files  page   list ✓
reload files  list   page ✓
reload page   files  list ✓
reload page   list   files ✓
reload list   files  page ✓
reload list   page   files ✓
`

/** The rows of the table: the steps that come before the release is offered, and those after. */
const orders = table
  .trim()
  .split('\n')
  .map((row) => {
    const [before = [], after = []] = row
      .split('✓')
      .map((part) => part.split(' ').filter(Boolean) as ReleaseStep[])
    return { name: row.replaceAll(/ +/g, ' '), before, after }
  })

/** What each order copies, without the reload. */
const copied = orders.map(({ before, after }) =>
  [...before, ...after].filter((step) => step !== 'reload').join(' '),
)
const sequences = [...new Set(copied)]

/**
 * One of `count` parts of the orders: each part has every sequence in which files are copied, with the
 * reload at another place than in the other parts.
 */
export const ordersIn = (count: number, part: number) =>
  orders.filter(({ before, after }, row) => {
    const reload = [...before, ...after].indexOf('reload')
    return (sequences.indexOf(copied[row] ?? '') + reload) % count === part
  })
