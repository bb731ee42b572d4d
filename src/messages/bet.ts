/** Sentences of the bet screen (spec 5 "Regular bet", spec 8, decisions B2 and B4). */
export const betMessages = {
  chooseGame: 'Please select a game',
  singleNotANumber: 'Single digit must be a number between 0-9',
  singleOutOfRange: 'Single digit must be between 0-9',
  jodi: 'Jodi must be a 2-digit number',
  panna: 'Panna must be a 3-digit number',
  wrongPannaKind: (detected: string, chosen: string) =>
    `This is a ${detected} panna, but you selected ${chosen} panna`,
  halfSangam: 'Half sangam format: digit-panna (e.g., 5-123)',
  fullSangam: 'Full sangam format: panna-panna (e.g., 123-456)',
  unknownType: 'Unknown bet type',
  invalidAmount: 'Please enter a valid bet amount',
  minimum: (rupees: number) => `Minimum bet amount is ₹${rupees}`,
  maximum: (rupees: number) => `Maximum bet amount is ₹${rupees}`,
  insufficientBalance: 'Insufficient balance',
  amountPlaceholder: (min: number) => `Enter amount (min ₹${min})`,
  placed: 'Bet placed successfully!',
  /** `rupees` is already formatted: 'New balance: ₹1,20,000'. */
  newBalance: (rupees: string) => `New balance: ${rupees}`,
  failed: 'Failed to place bet',
  pannaHint: {
    single: 'All three digits different',
    double: 'Exactly two digits the same',
    triple: 'All three digits the same',
  },
  useNumber: (number: string) => `Use ${number}`,
  neverDrawn: (typed: string, drawn: string) =>
    `${typed} can never win: results are written in ascending order with 0 last, as ${drawn}.`,
  meaning: {
    digit: (session: string, digit: string) => `${session} digit ${digit}`,
    jodi: (jodi: string) => `jodi ${jodi}`,
    panna: (session: string, panna: string) => `${session} panna ${panna}`,
    halfSangamOpen: (digit: string, panna: string) =>
      `open digit ${digit} with close panna ${panna}`,
    halfSangamClose: (digit: string, panna: string) =>
      `close digit ${digit} with open panna ${panna}`,
    fullSangam: (open: string, close: string) => `open panna ${open} with close panna ${close}`,
  },
} as const
