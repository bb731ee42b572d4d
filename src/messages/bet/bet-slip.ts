/** Words of a host’s refusal that are true of the bets that follow, too. */
const ofTheRest =
  /balance|insufficient|not enough|funds|closed|over|ended|declared|inactive|not active|disabled|blocked|suspend/i

/** Whether a refusal speaks of more than its own number: then nothing further is sent. */
export const stopsTheRest = (messages: readonly string[]): boolean =>
  messages.some((sentence) => ofTheRest.test(sentence))
