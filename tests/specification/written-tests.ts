import ts from 'typescript'

/** A test or a group of tests as its file writes it. */
export interface WrittenTest {
  /** Titles of the groups around it and its own, joined by ' > '; `${…}` stays as written. */
  title: string
  /** The whole call with its table: a row of a table can be looked for in it. */
  source: string
}

const isTestName = (name: string) => /^(it|test|describe)$/.test(name)

/** `it`, `test.describe`, `it.each([...])`, `test.for(...)`: whether a call begins with a test. */
function beginsWithTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return isTestName(callee.text)
  if (ts.isPropertyAccessExpression(callee)) return beginsWithTest(callee.expression)
  if (ts.isCallExpression(callee)) return beginsWithTest(callee.expression)
  return ts.isTaggedTemplateExpression(callee) && beginsWithTest(callee.tag)
}

/** The text of a title; what is computed stays as it is written. */
function titleOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** Whether something is run under the title: `test.use({...})` is no test. */
const hasBody = ({ arguments: given }: ts.CallExpression) =>
  given.slice(1).some((each) => ts.isArrowFunction(each) || ts.isFunctionExpression(each))

/** Every test and group of a test file's text, outermost first. */
export function writtenTests(text: string): WrittenTest[] {
  const file = ts.createSourceFile(
    'file.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: WrittenTest[] = []
  const visit = (node: ts.Node, around: string): void => {
    let within = around
    if (ts.isCallExpression(node) && beginsWithTest(node.expression) && hasBody(node)) {
      const title = titleOf(node.arguments[0])
      if (title !== undefined) {
        within = around === '' ? title : `${around} > ${title}`
        found.push({ title: within, source: node.getText() })
      }
    }
    ts.forEachChild(node, (child) => visit(child, within))
  }
  visit(file, '')
  return found
}
