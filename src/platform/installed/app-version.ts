/** Which build this is: '0.2.0 (7d6dbdf)'. It's in the page and in no script. */
export const appVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''
