/**
 * The groups in which a mobile number is shown: ['98765', '43210'], with the country code first if
 * it has one. Other text, such as a landline number or one with spaces, is a single group.
 */
export function groupMobile(number: string): readonly string[] {
  const [, ...groups] = /^(\+?91)?([1-9]\d{4})(\d{5})$/.exec(number) ?? []
  return groups.length === 0 ? [number] : groups.filter(Boolean)
}
