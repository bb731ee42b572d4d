import { rowOf, type OperationName } from '#api/table/table.ts'
import type { Fault, PlannedFault } from '#mocks/http/faults.ts'
import type { MoneyOperation } from '#money/storage/stored-money.ts'
import type { JourneyBackend } from '../../e2e/testing/host/journey-backend.ts'
import type { ReadFault, SendOutcome } from './plan.ts'

/**
 * How each outcome is caused: by the host, and by a gateway in front of it, which answers at once
 * with a page and this status while the host works on.
 */
const causes: Record<SendOutcome, { host?: Fault; gateway?: 200 | 504 }> = {
  taken: {},
  'taken late': { host: { kind: 'slow', ms: 2_500 } },
  refused: { host: { kind: 'status', status: 400 } },
  'cut before': { host: { kind: 'network' } },
  'silent before': { host: { kind: 'timeout' } },
  'page instead': { host: { kind: 'network' }, gateway: 200 },
  'cut after': { host: { kind: 'lost-answer' } },
  'silent after': { host: { kind: 'lost-answer-timeout' } },
  '504 after': { gateway: 504 },
  'page after': { gateway: 200 },
  '504 meanwhile': { host: { kind: 'slow', ms: 5_000 }, gateway: 504 },
  'half an answer': { host: { kind: 'malformed' } },
  'an empty answer': { host: { kind: 'empty' } },
  '503': { host: { kind: 'status', status: 503, body: {} } },
}

/** How reads fail. */
export const readFaults: Record<ReadFault, PlannedFault['fault']> = {
  cut: { kind: 'network' },
  late: { kind: 'slow', ms: 1_500 },
  '500': { kind: 'status', status: 500 },
  'wrong types': { kind: 'wrong-type' },
  half: { kind: 'malformed' },
}

/** What the host says when it refuses by plan. */
export const plannedRefusal = (operation: OperationName): string => `Refused: ${operation}`

/** A live backend that the explorer can reach. */
export type LiveBackend = JourneyBackend & {
  scenarioSession: NonNullable<JourneyBackend['scenarioSession']>
}

/** Decides what becomes of the next request of an operation. */
export function outcomesOf({ scenarioSession: { backend }, stopCalls }: LiveBackend) {
  /** Has the next request of an operation answered by a gateway; returns how to cancel that. */
  const answerNext = (operation: OperationName, status: number): (() => void) => {
    const { method, path } = rowOf(operation)
    const end = stopCalls(method, new RegExp(`^/api${path}$`), ({ carryOut, answer }) => {
      end()
      carryOut().catch(() => undefined)
      answer(status, 'text/html', '<!doctype html><title>Maintenance</title>')
    })
    return end
  }
  /** Whether the host has finished each slow request. */
  let slow: (() => boolean)[] = []
  const next = new Map<OperationName, SendOutcome>()
  return {
    /** Gives the next request this outcome. Returns how to cancel that if nothing is sent. */
    arrange(operation: OperationName, outcome: SendOutcome): () => void {
      const { host, gateway } = causes[outcome]
      next.set(operation, outcome)
      const message = outcome === 'refused' ? { message: plannedRefusal(operation) } : {}
      const id = host && backend.faults.add({ operation, fault: { ...host, ...message }, times: 1 })
      const endGateway = gateway && answerNext(operation, gateway)
      const last = backend.log.list().at(-1)?.id ?? 0
      const isDone = () =>
        backend.log.list().some((each) => each.operation === operation && each.id > last)
      if (host?.kind === 'slow') slow.push(isDone)
      return () => {
        next.delete(operation)
        if (id !== undefined) backend.faults.clear(id)
        slow = slow.filter((each) => each !== isDone)
        if (endGateway) endGateway()
      }
    },
    /** The outcome of a request that has just left a page: later ones go through. */
    meet(operation: MoneyOperation): SendOutcome {
      const outcome = next.get(operation) ?? 'taken'
      next.delete(operation)
      return outcome
    },
    /** True when the host has finished all slow requests. */
    isQuiet: () => slow.every((isDone) => isDone()),
    /** Forgets slow requests that the host will never finish: they were cut off on their way. */
    forget: () => void (slow = []),
  }
}
