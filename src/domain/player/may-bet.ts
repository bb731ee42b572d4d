/** Whether a player may bet: who isn't said to be inactive is active, and an admin never bets. */
export const mayBet = ({ role, isActive }: { role?: unknown; isActive?: unknown }): boolean =>
  isActive !== false && String(role).toLowerCase() !== 'admin'
