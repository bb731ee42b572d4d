/** What a careless or hostile host may send instead of a text. */
export const hostile = {
  script: '<script>alert(1)</script>',
  image: '<img src=x onerror=alert(1)>',
  link: 'javascript:alert(1)',
  /** As long as a chapter, and its last word as long as another. */
  long: 'Very long name '.repeat(333) + 'W'.repeat(5000),
  rtl: '\u202Eمرحبا\u202C שלום',
} as const
