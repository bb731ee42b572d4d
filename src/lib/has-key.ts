/** Whether `table` itself has this word. Every object also answers to `constructor`, `__proto__`… */
export const hasKey = <Table extends object>(
  table: Table,
  word: string,
): word is Extract<keyof Table, string> => Object.hasOwn(table, word)
