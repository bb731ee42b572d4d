/** One thing that changed for whoever keeps a host. */
export interface Change {
  /** True: a host that does not follow breaks. */
  must: boolean
  /** Without the operation's name, which stands before it. */
  sentence: string
}
