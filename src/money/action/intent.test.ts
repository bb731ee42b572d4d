import { describe, expect, test } from 'vitest'
import { next, transitions, type IntentEvent, type Phase } from './intent.ts'

describe('the life of an intent', () => {
  test.each<[string, IntentEvent[], Phase]>([
    ['answered with yes', ['send', 'accept'], 'recorded'],
    ['turned down', ['send', 'refuse'], 'refused'],
    ['there already, under its own id', ['send', 'find'], 'recorded'],
    ['lost, then found', ['send', 'lose', 'wait', 'wait', 'find'], 'recorded'],
    ['lost, and never found', ['send', 'lose', 'wait', 'miss'], 'failed'],
    ['lost, and given up', ['send', 'lose', 'give up'], 'given up'],
    ['found on the device after a reload', ['restore', 'find'], 'recorded'],
    ['settled by another tab', ['restore', 'leave'], 'idle'],
  ])('%s', (_, events, phase) => {
    expect(events.reduce<Phase>(next, 'idle')).toBe(phase)
  })

  test.each<[Phase, IntentEvent]>([
    ['idle', 'find'],
    // A request on its way is never called failed, and cannot be given up.
    ['sending', 'miss'],
    ['sending', 'give up'],
    // An unknown request is never sent again.
    ['unknown', 'send'],
    ['unknown', 'refuse'],
    ['recorded', 'miss'],
    ['failed', 'find'],
    ['given up', 'send'],
  ])('%s: it cannot %s', (phase, event) => {
    expect(() => next(phase, event)).toThrow(`cannot ${event} when it is ${phase}`)
  })

  test('every phase can be reached', () => {
    const reached = new Set<Phase>(['idle'])
    for (const phase of reached) {
      for (const after of Object.values(transitions[phase]) as Phase[]) reached.add(after)
    }
    expect([...reached].toSorted()).toEqual(Object.keys(transitions).toSorted())
  })
})
