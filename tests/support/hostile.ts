/** What a careless or hostile host may put where a text is expected. */
export const hostile = {
  script: '<script>alert(1)</script>',
  image: '<img src=x onerror=alert(1)>',
  link: 'javascript:alert(1)',
  long: 'Very long name '.repeat(667),
  rtl: '\u202Eمرحبا\u202C שלום',
} as const
