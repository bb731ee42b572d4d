/** A bug of the client that the explorer should find. */
export interface ClientBug {
  name: string
  /** The source file, from the project's folder. */
  file: string
  /** Text that occurs once in the file; the expression between ‹ and › is replaced. */
  find: string
  /** The expression that replaces it. */
  by: string
}

const money = (name: string) => `src/money/${name}.ts`

/** Easily made bugs, each of which makes the client say or do something wrong. */
export const clientBugs: readonly ClientBug[] = [
  {
    name: 'any error status counts as a refusal',
    file: 'src/api/api-error.ts',
    find: "return ‹this.kind === 'refused' && this.status !== null && isRefusal(this.status)›",
    by: 'this.status !== null && this.status >= 400',
  },
  {
    name: 'a lost reply counts as a refusal',
    file: money('action/send'),
    find: 'return ‹error.isVerdict›\n',
    by: 'true',
  },
  {
    name: 'a lost request is sent again',
    file: money('action/send'),
    find: `‹await client.call<Op>(spec.operation, intent.input, {
      ...(deps.takesIdempotencyKey && { idempotencyKey: intent.id }),
    })›`,
    by: 'await client.call<Op>(spec.operation, intent.input).catch(() => client.call<Op>(spec.operation, intent.input))',
  },
  {
    name: 'two taps send two requests',
    file: money('action/money-action'),
    find: 'if (‹sending.get() !== null›)',
    by: 'false',
  },
  {
    name: 'an unknown outcome blocks nothing',
    file: money('storage/own-intents'),
    find: "‹(each) => blocks === 'all' || keyOf(each.input) === keyOf(input)›",
    by: '() => false',
  },
  {
    name: 'a request is not kept before it is sent',
    file: money('action/send'),
    find: '‹pending.put(intent, owner, true)›',
    by: 'undefined',
  },
  {
    name: 'earlier records are not remembered',
    file: money('action/send'),
    find: 'before: ‹proof?.whole && alike ? alike.map((row) => spec.idOf(row)) : null›',
    by: '[]',
  },
  {
    name: 'an error in reading the earlier history is not caught',
    file: money('action/send'),
    find: 'const read = ‹readProof(client, spec, giveUp.signal).catch(() => null)›',
    by: 'readProof(client, spec, giveUp.signal)',
  },
  {
    name: 'an old record is mistaken for the new one',
    file: money('record/judge'),
    find: '‹!taken.has(spec.idOf(row)) && !before?.includes(spec.idOf(row))›',
    by: 'true',
  },
  {
    name: 'any row counts as the record',
    file: money('record/judge'),
    find: 'rows.filter((row) => ‹spec.compare(row, input) === likeness›)',
    by: "likeness === 'same'",
  },
  {
    name: 'a request fails if the history does not show it at once',
    file: money('storage/own-intents'),
    find: 'isDead = (intent: AnyKept) => ‹watchedMs(intent) > times.aliveForMs›',
    by: 'true',
  },
  {
    name: 'a request fails if the history cannot be read',
    file: money('action/watch-unknown'),
    find: ": ‹{ event: 'wait' as const }›",
    by: "{ event: 'miss' as const }",
  },
  {
    name: 'the history is read only once',
    file: money('action/watch-unknown'),
    find: 'if (‹intents.length === 0›)',
    by: 'true',
  },
  {
    name: 'a lost reply is reported as a failure',
    file: money('say-outcome'),
    find: 'for (const each of ‹outcome.said›) sayer.error(each)',
    by: 'failureSentences(operation, null)',
  },
  {
    name: 'a lost reply is reported as a success',
    file: money('action/send'),
    find: "return ‹{ status: 'unknown', said }›",
    by: "{ status: 'found', row: {} as never, twins: [], balance: null }",
  },
  {
    name: 'the new balance is reduced twice',
    file: money('say-outcome'),
    find: ': ‹balanceAfter(outcome.answer)›',
    by: 'balanceAfter(outcome.answer) - 100',
  },
  {
    name: 'a kept request is not shown after a reload',
    file: money('storage/pending'),
    find: 'phase: ‹sendingHere.has(each.id)› ?',
    by: 'true',
  },
  {
    name: 'another tab is not told',
    file: money('storage/pending'),
    find: "if (‹key === null || key.startsWith('ank.money.')›)",
    by: 'false',
  },
  {
    name: 'the outcome is reported in one tab only',
    file: money('action/money-action'),
    find: 'deps.otherTabs?.tell(‹`ank.money.${operation}`›, told)',
    by: "'nobody'",
  },
  {
    name: 'only bets are watched after a reload',
    file: money('storage/kept-money'),
    find: 'if (‹moneyOperations.some(isKept)›)',
    by: "isKept('placeBet')",
  },
  {
    name: 'the strip needs the name of a game',
    file: money('describe-intent'),
    find: "‹note.game ?? ''›",
    by: 'note.game!.trim()',
  },
  {
    name: 'a page from a gateway with status 200 counts as a reply',
    file: 'src/api/make-call.ts',
    find: 'if (‹response.ok›) {',
    by: 'false',
  },
  {
    name: 'the bar keeps showing the first balance',
    file: 'src/session/api-context.tsx',
    find: 'balance: ‹profile.data?.balance ?? null›,',
    by: "session.status === 'signed-in' ? (session.user.balance ?? null) : null",
  },
  {
    name: 'the bar subtracts the stake by itself',
    file: 'src/session/balance.ts',
    find: '(user ? ‹{ ...user, balance }› : user)',
    by: '{ ...user, balance: balance - 100 }',
  },
  {
    name: 'the dashboard does not refresh the balance',
    file: 'src/features/dashboard/games/use-games.ts',
    find: "useRead('getUserProfile', {}, ‹{ every: dashboardPollMs }›)",
    by: '{}',
  },
  {
    name: 'a failed read is an unhandled rejection',
    file: money('action/watch-unknown'),
    find: 'if (‹error instanceof ApiError›) return null',
    by: 'false',
  },
  {
    name: 'a failed read breaks the screen',
    file: 'src/session/api-context.tsx',
    find: 'balanceFailed:\n      ‹profile.data?.balance == null›',
    by: 'profile.data!.balance == null',
  },
  {
    name: 'the strip is wider than the phone',
    file: 'src/app/shell/open-money.tsx',
    find: 'className=‹"min-w-0 flex-1 basis-32 py-2 wrap-anywhere"›',
    by: '"min-w-full w-110 shrink-0 whitespace-nowrap py-2"',
  },
  {
    name: 'a deposit is recognised by its amount, not its id',
    file: money('specs'),
    find: 'likenessOf(‹row.transactionId === body.transactionId›)',
    by: 'row.amount === body.amount',
  },
  {
    name: 'tabs do not wait for each other',
    file: 'src/platform/tabs/one-tab.ts',
    find: 'if (‹locks === undefined›) return job()',
    by: 'true',
  },
]
