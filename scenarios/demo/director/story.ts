import type { ScenarioId } from '#scenarios/registry.ts'

/** The current story and how far it got. */
export interface StoryPosition {
  scenario: ScenarioId
  /** The local day on which the story starts, 'YYYY-MM-DD'. */
  day: string
  /** Steps that were carried out. */
  done: number
}

/** What the last action did, in one sentence. */
export interface Said {
  text: string
  failed: boolean
  /** Its result, in the host's words if it has any. */
  note?: string
  /** Own path on which one sees it. */
  at?: string
}

export interface DirectorState extends StoryPosition {
  said: Said | null
  /** Every step is done by itself, one after another. */
  running: boolean
}
