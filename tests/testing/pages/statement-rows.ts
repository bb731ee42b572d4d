/** Money of one player at a host, for the statement: three deposits, a withdrawal, bets. */
export const at = (day: number, hours: number, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).toISOString()

export const funds = [
  {
    requestId: 'f1',
    amount: 2000,
    transactionId: '1',
    paymentMethod: 'QR',
    status: 'approved',
    createdAt: at(20, 10, 2),
  },
  {
    requestId: 'f2',
    amount: 500,
    transactionId: '2',
    paymentMethod: 'UPI',
    status: 'rejected',
    createdAt: at(19, 16, 55),
    remarks: 'No payment with this id',
  },
  {
    requestId: 'f3',
    amount: 700,
    transactionId: '3',
    paymentMethod: 'UPI',
    status: 'pending',
    createdAt: at(18, 9),
  },
]
export const withdrawals = [
  {
    _id: 'w1',
    amount: 3000,
    method: 'bank',
    status: 'processing',
    createdAt: at(19, 8, 14),
    accountDetails: 'Deccan Example Bank, 123400004821, ANKX0005943',
  },
]
export const statementBets = [
  {
    _id: 'b1',
    betType: 'single',
    gameId: 'm',
    gameName: 'Malwa Day',
    session: 'open',
    betNumber: '1',
    betAmount: 100,
    potentialWin: 1000,
    winAmount: 1000,
    status: 'won',
    betDate: at(20, 9),
    resultDate: at(20, 12, 41),
    result: '128-1*-***',
  },
]
export const statementStarlineBet = (id: string, status: string, hours: number) => ({
  _id: id,
  gameId: { _id: 's', gameName: 'Star 2 PM' },
  betType: 'singlePana',
  betNumber: '123',
  betAmount: 10,
  potentialWin: 1500,
  winAmount: status === 'won' ? 1500 : 0,
  status,
  betDate: at(18, hours),
})
