/** What a token may consist of: anything else can’t go into a header, so every call would fail. */
export const bearerForm = /^[ -~]+$/
