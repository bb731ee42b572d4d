import ts from 'typescript'
import { readProjectFile } from '#tests/architecture/project-files.ts'
import { isMachinery, samples } from './samples.ts'

/** An exported function that takes a text, and what its parameters are given instead of it. */
export interface TextFunction {
  /** `src/ui/content/lang-of.ts langOf`. */
  name: string
  path: string
  exported: string
  /** Makes its arguments of a text. Throws if a parameter has a type without a sample. */
  argumentsOf(text: string): unknown[]
}

/** Whether a value of this type is a text, holds one, or can be one. */
const holdsText = (type: string): boolean =>
  /\b(string|unknown|ReactNode|URLSearchParams)\b/.test(type) && !type.includes('=>')

/** A value of a type as it's written, with the text wherever it may stand. */
function valueOf(type: ts.TypeNode, text: string): unknown {
  const written = type.getText()
  const sample = samples.get(written.replace(/\s+/g, ' '))
  if (sample) return sample(text)
  if (ts.isUnionTypeNode(type)) {
    const texts = type.types.filter((each) => holdsText(each.getText()))
    return valueOf((texts[0] ?? type.types[0]) as ts.TypeNode, text)
  }
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return type.literal.text
  if (ts.isParenthesizedTypeNode(type)) return valueOf(type.type, text)
  if (ts.isFunctionTypeNode(type)) return () => text
  if (ts.isTypeOperatorNode(type)) return valueOf(type.type, text)
  if (ts.isArrayTypeNode(type)) return [valueOf(type.elementType, text)]
  if (ts.isTypeLiteralNode(type)) {
    const fields = type.members.filter(ts.isPropertySignature)
    return Object.fromEntries(
      fields.map((field) => [field.name.getText(), field.type && valueOf(field.type, text)]),
    )
  }
  if (written === 'string' || written === 'unknown' || written === 'ReactNode') return text
  if (written === 'number') return 1
  if (written === 'boolean') return true
  if (written === 'URLSearchParams') return new URLSearchParams({ page: text, game: text })
  throw new Error(`${written} has no sample in tests/hostile/samples.ts.`)
}

/** Hooks and components are rendered, not called. */
const isCalled = (name: string) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name)

/** Every exported function in these files that takes a text. */
export function textFunctionsIn(paths: readonly string[]): TextFunction[] {
  return paths.flatMap((path) => {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    const file = ts.createSourceFile(
      path,
      readProjectFile(path),
      ts.ScriptTarget.Latest,
      true,
      kind,
    )
    const found: TextFunction[] = []
    const add = (exported: string, { parameters }: ts.SignatureDeclaration) => {
      const types = parameters.map(({ type }) => type?.getText() ?? '')
      if (!isCalled(exported) || !types.some(holdsText) || types.some(isMachinery)) return
      const needed = parameters.filter(({ type, initializer, questionToken }) => {
        return (!initializer && !questionToken) || (type && holdsText(type.getText()))
      })
      const argumentsOf = (text: string) => needed.map(({ type }) => type && valueOf(type, text))
      found.push({ name: `${path} ${exported}`, path, exported, argumentsOf })
    }
    for (const one of file.statements) {
      const isExported =
        ts.canHaveModifiers(one) &&
        ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!isExported) continue
      if (ts.isFunctionDeclaration(one) && one.name) add(one.name.text, one)
      if (!ts.isVariableStatement(one)) continue
      for (const { name, initializer } of one.declarationList.declarations) {
        if (initializer && ts.isArrowFunction(initializer)) add(name.getText(), initializer)
      }
    }
    return found
  })
}
