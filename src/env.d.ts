/** True in the demo build only; a compile-time constant, so the live build drops the branch. */
declare const __DEMO__: boolean

/** True in a live build for staging that shows its calls; a compile-time constant as well. */
declare const __MONITOR__: boolean

/** True in the one-file demo only; a compile-time constant as well. */
declare const __ONE_FILE__: boolean

/** The page's language, 'en' or 'hi'; null where a page holds all of them: in the demo. */
declare const __LANGUAGE__: 'en' | 'hi' | null

/** The build's configuration, judged and filled with defaults when it was built (`Config`). */
declare const __CONFIG__: Readonly<Record<string, string>>
