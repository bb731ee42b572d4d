import { createClient, type Client } from '#api/client.ts'
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
