/** Who a scenario is shown to. */
export const audiences = {
  operators: 'operators',
  players: 'players',
  support: 'support teams',
  developers: 'developers',
} as const
