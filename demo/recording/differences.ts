import { formatRupees } from '#domain/money/money.ts'
import { spaced } from '#mocks/commands/command.ts'
import type { Snapshot } from '#mocks/store/db.ts'
import type { ModelName, Row } from '#mocks/store/models.ts'
import { changesBetween, type RowChange } from '#mocks/write.ts'

/** More than these, and nobody reads them. */
const mostSentences = 8

/** Rows of one model that get a sentence each; more of them are only counted. */
const mostOfOne = 3

/** The name of an account or a game. */
type NameOf = (id: string) => string

/** What a row's change means; null if nobody needs to know. `before` is null for a new row. */
type Tell<M extends ModelName> = (
  after: Row<M>,
  before: Row<M> | null,
  nameOf: NameOf,
) => string | null

const bet: Tell<'bet' | 'starlineBet'> = (after, before, nameOf) => {
  const { accountId, gameId, betNumber, betAmount, winAmount, status } = after
  if (before?.status === status) return null
  const player = nameOf(accountId)
  const stake = `${formatRupees(betAmount)} on ${betNumber}, ${nameOf(gameId)}`
  if (status === 'won') return `${player} won ${formatRupees(winAmount)} with ${stake}`
  if (status === 'lost') return `${player} lost ${stake}`
  return status === 'pending' ? `${player} bet ${stake}` : `${player} got back ${stake}`
}

const request =
  (what: string): Tell<'fundRequest' | 'withdrawal'> =>
  ({ accountId, amount, status }, before, nameOf) => {
    if (before?.status === status) return null
    const is = status === 'pending' ? 'was requested' : `is ${status}`
    return `${nameOf(accountId)}’s ${what} of ${formatRupees(amount)} ${is}`
  }

const account: Tell<'account'> = (after, before) => {
  if (!before) return `${after.name} signed up`
  if (after.isActive !== before.isActive) {
    return `${after.name} is ${after.isActive ? 'active' : 'no longer active'}`
  }
  const columns = Object.keys(after).filter((key) => after[key as 'id'] !== before[key as 'id'])
  return `${before.name}’s ${columns.map((each) => spaced(each).toLowerCase()).join(', ')} changed`
}

/** The models with sentences, in the order in which they are told. */
const tells: { readonly [M in ModelName]?: Tell<M> } = {
  result: ({ gameId, session, pana, digit }, _, nameOf) =>
    `${nameOf(gameId)}’s ${session} result was declared: ${pana}-${digit}`,
  starlineResult: ({ gameId, winningNumber }, _, nameOf) =>
    `${nameOf(gameId)} drew ${winningNumber}`,
  bet,
  starlineBet: bet,
  fundRequest: request('deposit'),
  withdrawal: request('withdrawal'),
  account,
  passwordChange: ({ accountId, status }, _, nameOf) =>
    `${nameOf(accountId)}’s new password ${status === 'pending' ? 'was requested' : `is ${status}`}`,
  enquiry: ({ accountId, status }, _, nameOf) => `${nameOf(accountId)}’s enquiry is ${status}`,
  enquiryMessage: ({ sender }) => `${sender === 'user' ? 'A player' : 'Support'} wrote a message`,
}

/** Told by balances, or never looked at. */
const untold = new Set<ModelName>(['ledgerEntry', 'token', 'sentKey'])

/** The sentences about one model. */
function told(model: ModelName, changes: readonly RowChange[], nameOf: NameOf): string[] {
  const tell = tells[model] as Tell<ModelName> | undefined
  const sentences = changes.map(({ before, after }) => tell && after && tell(after, before, nameOf))
  const counted = changes.filter((_, at) => sentences[at] !== null || !changes[at]?.after)
  if (counted.length === 0) return []
  if (tell && counted.length <= mostOfOne && counted.every(({ after }) => after)) {
    return sentences.filter((sentence) => typeof sentence === 'string')
  }
  const { length } = counted
  return [`${spaced(model)}: ${length === 1 ? 'a row' : `${length} rows`} changed`]
}

/** Rupees of every account. */
function balancesOf({ rows }: Snapshot): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { accountId, amount } of rows.ledgerEntry ?? []) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount)
  }
  return sums
}

/** What is different between two moments of a demo, in at most eight sentences. */
export function differencesOf(before: Snapshot, after: Snapshot): string[] {
  const names = new Map<string, string>()
  for (const { rows } of [before, after]) {
    for (const { id, name } of rows.account ?? []) names.set(id, name)
    for (const game of [...(rows.market ?? []), ...(rows.starlineGame ?? [])]) {
      names.set(game.id, game.gameName)
    }
  }
  const nameOf: NameOf = (id) => names.get(id) ?? id
  const changes = changesBetween(before, after).filter(({ model }) => !untold.has(model))
  const models = new Set([...Object.keys(tells), ...changes.map(({ model }) => model)])
  const [had, has] = [balancesOf(before), balancesOf(after)]
  const balances = [...has].flatMap(([id, rupees]) => {
    const [was, is] = [had.get(id) ?? 0, rupees].map((each) => formatRupees(each))
    return was === is ? [] : [`${nameOf(id)}’s balance went from ${was} to ${is}`]
  })
  const sentences = [...models]
    .flatMap((model) =>
      told(
        model as ModelName,
        changes.filter((each) => each.model === model),
        nameOf,
      ),
    )
    .concat(balances)
    .map((sentence) => `${sentence}.`)
  if (sentences.length <= mostSentences) return sentences
  const rest = sentences.length - mostSentences + 1
  return [...sentences.slice(0, mostSentences - 1), `And ${rest} more changes.`]
}
