/** True in the demo build only; a compile-time constant, so the live build drops the branch. */
declare const __DEMO__: boolean
