/** A mobile number that nobody has: a state's setup may keep the accounts of earlier ones. */
export const freeNumber = (): string =>
  `91${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
