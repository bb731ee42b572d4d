import { createClient, type Client } from '#api/client.ts'
import type { Input, OperationName } from '#api/table/table.ts'
import { players } from '#mocks/seed/players.ts'
import type { Persona, Stage } from '../define.ts'
import { tokenFor } from '../stage.ts'

/**
 * The calls of a player, for steps in which they act: through the typed client and the host, like
 * any other, so that faults hit them and the request log shows them.
 */
export function playerOf(stage: Stage, persona: Persona): Client {
  const { db, fetch } = stage.backend
  const known = db.token.findMany({ where: { accountId: { equals: players[persona].id } } })[0]?.id
  const token = known ?? tokenFor(stage, persona)
  return createClient({ host: 'http://ank.test', token: () => token, fetch })
}

/** What a step does in which the sample player makes a call. */
export const calls =
  <Op extends OperationName>(operation: Op, input: Input<Op>) =>
  async (stage: Stage): Promise<void> => {
    await playerOf(stage, 'sample').call(operation, input)
  }
