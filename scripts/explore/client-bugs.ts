/** A bug of the client that the explorer should find. */
export interface ClientBug {
  name: string
  /** The source file, from the project's folder. */
  file: string
  /** Text that stands once in the file; the expression between ‹ and › is exchanged. */
  find: string
  /** The expression that takes its place. */
  by: string
}

const money = (name: string) => `src/money/${name}.ts`

/** Bugs that are easily made, each of which says or does something that is not so. */
export const clientBugs: readonly ClientBug[] = [
  {
    name: 'any status is a verdict',
    file: 'src/api/api-error.ts',
    find: "return ‹this.kind === 'refused' && this.status !== null && isRefusal(this.status)›",
    by: 'this.status !== null && this.status >= 400',
  },
  {
    name: 'a lost answer is a refusal',
    file: money('money-action'),
    find: 'return ‹error.isVerdict›\n',
    by: 'true',
  },
  {
    name: 'a lost request is sent again',
    file: money('money-action'),
    find: `‹await client.call<Op>(operation, intent.input, {
          ...(deps.takesIdempotencyKey && { idempotencyKey: intent.id }),
        })›`,
    by: 'await client.call<Op>(operation, intent.input).catch(() => client.call<Op>(operation, intent.input))',
  },
  {
    name: 'two taps are two requests',
    file: money('money-action'),
    find: 'if (‹sending.get() !== null›)',
    by: 'false',
  },
  {
    name: 'what is unknown blocks nothing',
    file: money('own-intents'),
    find: "‹(each) => blocks === 'all' || keyOf(each.input) === keyOf(input)›",
    by: '() => false',
  },
  {
    name: 'it is not kept before it is sent',
    file: money('money-action'),
    find: '‹pending.put(intent, owner, true)›',
    by: 'undefined',
  },
  {
    name: 'what was there before is not remembered',
    file: money('money-action'),
    find: 'before: ‹proof?.whole && alike ? alike.map((row) => spec.idOf(row)) : null›',
    by: '[]',
  },
  {
    name: 'the history before is read without an error being caught',
    file: money('money-action'),
    find: 'const read = ‹readProof(client, spec, giveUp.signal).catch(() => null)›',
    by: 'readProof(client, spec, giveUp.signal)',
  },
  {
    name: 'an old record is taken for the new one',
    file: money('judge'),
    find: '‹!taken.has(spec.idOf(row)) && !before?.includes(spec.idOf(row))›',
    by: 'true',
  },
  {
    name: 'any row is the record',
    file: money('judge'),
    find: 'rows.filter((row) => ‹spec.compare(row, input) === likeness›)',
    by: "likeness === 'same'",
  },
  {
    name: 'it has failed when the history does not show it at once',
    file: money('own-intents'),
    find: 'isDead = (intent: AnyKept) => ‹watchedMs(intent) > times.aliveForMs›',
    by: 'true',
  },
  {
    name: 'a history that cannot be read proves that it failed',
    file: money('watch-unknown'),
    find: ": ‹{ event: 'wait' as const }›",
    by: "{ event: 'miss' as const }",
  },
  {
    name: 'nobody asks a second time',
    file: money('watch-unknown'),
    find: 'if (‹intents.length === 0›)',
    by: 'true',
  },
  {
    name: 'a lost answer is said to have failed',
    file: money('say-outcome'),
    find: 'for (const each of ‹outcome.said›) sayer.error(each)',
    by: 'failureSentences(operation, null)',
  },
  {
    name: 'a lost answer is said to be a success',
    file: money('money-action'),
    find: "return ‹{ status: 'unknown', said }›",
    by: "{ status: 'found', row: {} as never, twins: [], balance: null }",
  },
  {
    name: 'the new balance is worked out twice',
    file: money('say-outcome'),
    find: ': ‹balanceAfter(outcome.answer)›',
    by: 'balanceAfter(outcome.answer) - 100',
  },
  {
    name: 'a page that keeps it does not show it',
    file: money('pending'),
    find: 'phase: ‹sendingHere.has(each.id)› ?',
    by: 'true',
  },
  {
    name: 'another tab is not told',
    file: money('pending'),
    find: "if (‹key === null || key.startsWith('ank.money.')›)",
    by: 'false',
  },
  {
    name: 'the outcome is said in one tab alone',
    file: money('money-action'),
    find: 'deps.otherTabs?.tell(‹`ank.money.${operation}`›, told)',
    by: "'nobody'",
  },
  {
    name: 'only bets are watched after a reload',
    file: money('kept-money'),
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
    name: 'a page of a gateway with 200 is an answer',
    file: 'src/api/client.ts',
    find: 'if (‹response.ok›) {',
    by: 'false',
  },
  {
    name: 'the bar shows the balance of the start',
    file: 'src/session/api-context.tsx',
    find: 'balance: ‹profile.data?.balance ?? null›,',
    by: "session.status === 'signed-in' ? (session.user.balance ?? null) : null",
  },
  {
    name: 'the bar takes the stake off by itself',
    file: 'src/session/balance.ts',
    find: '(user ? ‹{ ...user, balance }› : user)',
    by: '{ ...user, balance: balance - 100 }',
  },
  {
    name: 'the dashboard no longer reads the balance again',
    file: 'src/features/dashboard/use-games.ts',
    find: "useRead('getUserProfile', {}, ‹{ every: dashboardPollMs }›)",
    by: '{}',
  },
  {
    name: 'rejections are left to the page',
    file: money('watch-unknown'),
    find: 'if (‹error instanceof ApiError›) return null',
    by: 'false',
  },
  {
    name: 'a read that failed breaks the screen',
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
    name: 'a deposit gets another id each time',
    file: money('specs'),
    find: 'likenessOf(‹row.transactionId === body.transactionId›)',
    by: 'row.amount === body.amount',
  },
  {
    name: 'tabs do not wait for each other',
    file: 'src/platform/kept/one-tab.ts',
    find: 'if (‹locks === undefined›) return job()',
    by: 'true',
  },
]
