/**
 * A bug of the client that the explorer should find: text that occurs once in the file, of which the
 * expression between ‹ and › is replaced, and the expression that replaces it.
 */
type ClientBug = readonly [find: string, by: string]

/** Easily made bugs, each of which makes the client say or do something wrong: by file and name. */
export const clientBugs: Readonly<Record<string, Readonly<Record<string, ClientBug>>>> = {
  'src/api/api-error.ts': {
    'any error status counts as a refusal': [
      "return ‹this.kind === 'refused' && this.status !== null && isRefusal(this.status)›",
      'this.status !== null && this.status >= 400',
    ],
  },
  'src/money/action/send.ts': {
    'a lost reply counts as a refusal': ['return ‹error.isVerdict›\n', 'true'],
    'a lost request is sent again': [
      `‹await client.call<Op>(spec.operation, intent.input, {
      ...(deps.takesIdempotencyKey && { idempotencyKey: intent.id }),
    })›`,
      'await client.call<Op>(spec.operation, intent.input).catch(() => client.call<Op>(spec.operation, intent.input))',
    ],
    'a request is not kept before it is sent': ['‹pending.put(intent, owner, true)›', 'undefined'],
    'earlier records are not remembered': [
      'before: ‹proof?.whole && alike ? alike.map((row) => spec.idOf(row)) : null›',
      '[]',
    ],
    'an error in reading the earlier history is not caught': [
      'const read = ‹readProof(client, spec, giveUp.signal).catch(() => null)›',
      'readProof(client, spec, giveUp.signal)',
    ],
    'a lost reply is reported as a success': [
      "return ‹{ status: 'unknown', said }›",
      "{ status: 'found', row: {} as never, twins: [], balance: null }",
    ],
  },
  'src/money/action/money-action.ts': {
    'two taps send two requests': ['if (‹sending.get() !== null›)', 'false'],
    'the outcome is reported in one tab only': [
      'deps.otherTabs?.tell(‹`ank.money.${operation}`›, told)',
      "'nobody'",
    ],
  },
  'src/money/storage/own-intents.ts': {
    'an unknown outcome blocks nothing': [
      "‹(each) => blocks === 'all' || keyOf(each.input) === keyOf(input)›",
      '() => false',
    ],
    'a request fails if the history does not show it at once': [
      'isDead = (intent: AnyKept) => ‹watchedMs(intent) > times.aliveForMs›',
      'true',
    ],
  },
  'src/money/record/judge.ts': {
    'an old record is mistaken for the new one': [
      '‹!taken.has(spec.idOf(row)) && !before?.includes(spec.idOf(row))›',
      'true',
    ],
    'any row counts as the record': [
      'rows.filter((row) => ‹spec.compare(row, input) === likeness›)',
      "likeness === 'same'",
    ],
  },
  'src/money/action/watch-unknown.ts': {
    'a request fails if the history cannot be read': [
      ": ‹{ event: 'wait' as const }›",
      "{ event: 'miss' as const }",
    ],
    'the history is read only once': ['if (‹intents.length === 0›)', 'true'],
    'a failed read is an unhandled rejection': [
      'if (‹error instanceof ApiError›) return null',
      'false',
    ],
  },
  'src/money/say-outcome.ts': {
    'a lost reply is reported as a failure': [
      'for (const each of ‹outcome.said›) sayer.error(each)',
      'failureSentences(operation, null)',
    ],
    'the new balance is reduced twice': [
      ': ‹balanceAfter(outcome.answer)›',
      'balanceAfter(outcome.answer) - 100',
    ],
  },
  'src/money/storage/pending.ts': {
    'a kept request is not shown after a reload': ['phase: ‹sendingHere.has(each.id)› ?', 'true'],
    'another tab is not told': ["if (‹key === null || key.startsWith('ank.money.')›)", 'false'],
  },
  'src/money/storage/kept-money.ts': {
    'only bets are watched after a reload': [
      'if (‹moneyOperations.some(isKept)›)',
      "isKept('placeBet')",
    ],
  },
  'src/money/describe-intent.ts': {
    'the strip needs the name of a game': ["‹note.game ?? ''›", 'note.game!.trim()'],
  },
  'src/api/make-call.ts': {
    'a page from a gateway with status 200 counts as a reply': ['if (‹response.ok›) {', 'false'],
  },
  'src/session/api-context.tsx': {
    'the bar keeps showing the first balance': [
      'balance: ‹profile.data?.balance ?? null›,',
      "session.status === 'signed-in' ? (session.user.balance ?? null) : null",
    ],
    'a failed read breaks the screen': [
      'balanceFailed:\n      ‹profile.data?.balance == null›',
      'profile.data!.balance == null',
    ],
  },
  'src/session/balance.ts': {
    'the bar subtracts the stake by itself': [
      '(user ? ‹{ ...user, balance }› : user)',
      '{ ...user, balance: balance - 100 }',
    ],
  },
  'src/features/dashboard/games/use-games.ts': {
    'the dashboard does not refresh the balance': [
      "useRead('getUserProfile', {}, ‹{ every: dashboardPollMs }›)",
      '{}',
    ],
  },
  'src/app/shell/open-money.tsx': {
    'the strip is wider than the phone': [
      'className=‹"min-w-0 flex-1 basis-32 py-2 wrap-anywhere"›',
      '"min-w-full w-110 shrink-0 whitespace-nowrap py-2"',
    ],
  },
  'src/money/specs.ts': {
    'a deposit is recognised by its amount, not its id': [
      'likenessOf(‹row.transactionId === body.transactionId›)',
      'row.amount === body.amount',
    ],
  },
  'src/platform/tabs/one-tab.ts': {
    'tabs do not wait for each other': ['if (‹locks === undefined›) return job()', 'true'],
  },
}

/** What each bug is called. */
export const bugNames = Object.values(clientBugs).flatMap((bugs) => Object.keys(bugs))
