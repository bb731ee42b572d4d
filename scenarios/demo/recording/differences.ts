import { formatRupees } from '#domain/money/money.ts'
import { spaced } from '#mocks/commands/command.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import type { ModelName, Row } from '#mocks/store/models.ts'
import { changesBetween, type RowChange } from '#mocks/write.ts'

/** More than these, and nobody reads them. */
const mostSentences = 8

interface Change<M extends ModelName> {
  before: Row<M> | null
  after: Row<M> | null
}

/** The rows of one model that changed, and what the rest is called. */
interface Told {
  of<M extends ModelName>(model: M): Change<M>[]
  /** The name of an account or a game. */
  nameOf(id: string): string
  /** A player's rupees, before and after. */
  balances(accountId: string): [before: number, after: number]
}

const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** Rows by something they have in common, in the order of their first. */
function grouped<R, K>(rows: readonly R[], keyOf: (row: R) => K): [K, R[]][] {
  const groups = new Map<K, R[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}

const byPlayer = <R extends { accountId: string }>(rows: readonly R[]) =>
  grouped(rows, ({ accountId }) => accountId)

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

function results({ of, nameOf }: Told): string[] {
  const drawn = of('result').flatMap(({ before, after }) => (after && !before ? [after] : []))
  const starline = of('starlineResult').flatMap(({ before, after }) =>
    after && !before ? [after] : [],
  )
  if (drawn.length + starline.length > 3) {
    return [`${drawn.length + starline.length} results were declared`]
  }
  return [
    ...drawn.map(
      ({ gameId, session, pana, digit }) =>
        `${nameOf(gameId)}’s ${session} result was declared: ${pana}-${digit}`,
    ),
    ...starline.map(({ gameId, winningNumber }) => `${nameOf(gameId)} drew ${winningNumber}`),
  ]
}

function bets({ of, nameOf }: Told): string[] {
  const all = [...of('bet'), ...of('starlineBet')]
  const ended = all.flatMap(({ before, after }) => {
    return after && after.status !== 'pending' && before?.status !== after.status ? [after] : []
  })
  const placed = all.flatMap(({ before, after }) => (after && !before ? [after] : []))
  return [
    ...byPlayer(ended).flatMap(([player, rows]) => {
      const [won, lost, back] = (['won', 'lost', 'cancelled'] as const).map((which) =>
        rows.filter(({ status }) => status === which),
      )
      const stakes = (list: typeof rows = []) =>
        formatRupees(sumOf(list.map(({ betAmount }) => ({ amount: betAmount }))))
      const paid = formatRupees(sumOf((won ?? []).map(({ winAmount }) => ({ amount: winAmount }))))
      return [
        ...(won?.length ? [`${nameOf(player)} won ${paid}`] : []),
        ...(lost?.length
          ? [`${nameOf(player)} lost ${times(lost.length, 'a bet', 'bets')} of ${stakes(lost)}`]
          : []),
        ...(back?.length ? [`${nameOf(player)} got ${stakes(back)} back for a cancelled bet`] : []),
      ]
    }),
    ...byPlayer(placed).map(([player, rows]) => {
      const [first] = rows
      const sum = formatRupees(sumOf(rows.map(({ betAmount }) => ({ amount: betAmount }))))
      return rows.length === 1 && first
        ? `${nameOf(player)} bet ${sum} on ${first.betNumber}, ${nameOf(first.gameId)}`
        : `${nameOf(player)} placed ${rows.length} bets, ${sum} in all`
    }),
  ]
}

function requests({ of, nameOf }: Told): string[] {
  const told = (what: string, changes: Change<'fundRequest' | 'withdrawal'>[]) =>
    changes.flatMap(({ before, after }) => {
      if (!after || before?.status === after.status) return []
      const { accountId, amount, status } = after
      const is = status === 'pending' ? 'was requested' : `is ${status}`
      return [`${nameOf(accountId)}’s ${what} of ${formatRupees(amount)} ${is}`]
    })
  return [...told('deposit', of('fundRequest')), ...told('withdrawal', of('withdrawal'))]
}

function players({ of, nameOf }: Told): string[] {
  return [
    ...of('account').flatMap(({ before, after }) => {
      if (!after) return before ? [`${before.name}’s account is gone`] : []
      if (!before) return [`${after.name} signed up`]
      const columns = Object.keys(after).filter(
        (column) => after[column as 'id'] !== before[column as 'id'],
      )
      if (columns.includes('isActive')) {
        return [`${after.name} is ${after.isActive ? 'active' : 'no longer active'}`]
      }
      if (columns.length === 0) return []
      return [
        `${before.name}’s ${columns.map((each) => spaced(each).toLowerCase()).join(', ')} changed`,
      ]
    }),
    ...of('passwordChange').flatMap(({ before, after }) => {
      if (!after || before?.status === after.status) return []
      const is = after.status === 'pending' ? 'was requested' : `is ${after.status}`
      return [`${nameOf(after.accountId)}’s new password ${is}`]
    }),
    ...of('enquiry').flatMap(({ before, after }) =>
      after?.status === 'closed' && before
        ? [`${nameOf(after.accountId)}’s enquiry is closed`]
        : [],
    ),
  ]
}

function messages({ of }: Told): string[] {
  const written = of('enquiryMessage').flatMap(({ before, after }) =>
    after && !before ? [after] : [],
  )
  return grouped(written, ({ sender }) => sender).map(([sender, { length }]) => {
    const who = sender === 'user' ? 'A player' : 'Support'
    return `${who} wrote ${times(length, 'a message', 'messages')}`
  })
}

function balances({ of, nameOf, balances: balancesOf }: Told): string[] {
  const entries = of('ledgerEntry').flatMap(({ before, after }) => after ?? before ?? [])
  return byPlayer(entries).flatMap(([player]) => {
    const [before, after] = balancesOf(player)
    if (before === after) return []
    return [
      `${nameOf(player)}’s balance went from ${formatRupees(before)} to ${formatRupees(after)}`,
    ]
  })
}

/** Models that the sentences above tell of, or that nobody looks at. */
const told = new Set<ModelName>([
  ...(['result', 'starlineResult', 'bet', 'starlineBet', 'fundRequest', 'withdrawal'] as const),
  ...(['account', 'passwordChange', 'enquiry', 'enquiryMessage', 'ledgerEntry'] as const),
  ...(['token', 'sentKey'] as const),
])

const others = (changes: readonly RowChange[]): string[] =>
  grouped(changes, ({ model }) => model)
    .filter(([model]) => !told.has(model))
    .map(([model, { length }]) => `${spaced(model)}: ${times(length, 'a row', 'rows')} changed`)

/** What is different between two moments of a demo, in at most eight sentences. */
export function differencesOf(before: Snapshot, after: Snapshot): string[] {
  const changes = changesBetween(before, after)
  const names = new Map<string, string>()
  for (const { rows } of [before, after]) {
    for (const { id, name } of rows.account ?? []) names.set(id, name)
    for (const game of [...(rows.market ?? []), ...(rows.starlineGame ?? [])]) {
      names.set(game.id, game.gameName)
    }
  }
  const nameOf = (id: string) => names.get(id) ?? id
  const balance = ({ rows }: Snapshot, player: string) =>
    sumOf((rows.ledgerEntry ?? []).filter(({ accountId }) => accountId === player))
  const all: Told = {
    of: (model) => changes.filter((change) => change.model === model) as never,
    nameOf,
    balances: (player) => [balance(before, player), balance(after, player)],
  }
  const sentences = [results, bets, requests, balances, players, messages]
    .flatMap((tell) => tell(all))
    .concat(others(changes))
    .map((sentence) => `${sentence}.`)
  if (sentences.length <= mostSentences) return sentences
  const rest = sentences.length - mostSentences + 1
  return [...sentences.slice(0, mostSentences - 1), `And ${rest} more changes.`]
}
