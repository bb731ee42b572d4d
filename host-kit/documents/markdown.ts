/** Lines of a markdown table. Bars inside cells are escaped. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join('|')}|`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}

export const code = (text: string): string => `\`${text}\``

/** The address of a heading on its own page. */
export const anchor = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`
