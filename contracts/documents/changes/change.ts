/** One change for a host. */
export interface Change {
  /** True if a host that doesn't follow breaks. */
  must: boolean
  /** Without the operation's name, which precedes it. */
  sentence: string
}
