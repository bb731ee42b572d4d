import { createRequire } from 'node:module'
import { relative } from 'node:path'
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import ts from 'typescript'
import { root } from '../root.mjs'
import { floor } from './floor.ts'

// 20 MB: Node reads it faster than our own hook for modules.
const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** What has members, such as 'AbortSignal' and 'Array', with what MDN knows of it and of each. */
const owners = { ...api, ...javascript['builtins'] } as Record<string, Identifier | undefined>

/** How MDN names the browsers of the floor. */
const browsers = {
  chrome: ['chrome', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox'],
} as const

/** The first version with something: also where a part of it is missing, but not behind a flag. */
function firstWith(statement: SupportStatement | undefined): number {
  const versions = [statement ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
  return Math.min(...versions.filter((version) => !Number.isNaN(version)), Infinity)
}

/** 'chrome 116': the browsers of the floor that lack a thing, each with the version that has it. */
function lackedBy(thing: Identifier | undefined): string[] {
  const support = thing?.__compat?.support
  if (support === undefined) return []
  return floor.flatMap(({ name, version }) =>
    browsers[name]
      .map((browser) => [browser, firstWith(support[browser])] as const)
      .filter(([, first]) => first > version)
      .map(([browser, first]) => `${browser} ${first === Infinity ? 'of the future' : first}`),
  )
}

/** Every name that MDN has for something a browser of the floor lacks. */
const lacking = new Set(
  Object.entries(owners).flatMap(([name, owner]) =>
    [[name, owner] as const, ...Object.entries(owner ?? {})]
      .filter(([, thing]) => lackedBy(thing as Identifier).length > 0)
      .map(([lacked]) => lacked.replace(/_static$/, '')),
  ),
)

/** 'AbortSignal' for `declare var AbortSignal: { any(): … }`, 'Array' for `interface ReadonlyArray`. */
function ownerOf({ parent }: ts.Declaration): string {
  const named = ts.isTypeLiteralNode(parent) ? parent.parent : parent
  const name = ts.getNameOfDeclaration(named as ts.Declaration)?.getText() ?? ''
  return name.replace(/Constructor$/, '').replace(/^Readonly/, '')
}

/** What MDN knows of what a name stands for; a thing that only another lacked thing gives is not asked. */
function thingOf(name: string, declaration: ts.Declaration, isMember: boolean) {
  if (!isMember) return owners[name] ?? owners['Window']?.[name]
  const owner = owners[ownerOf(declaration)]
  return lackedBy(owner).length > 0 ? undefined : (owner?.[name] ?? owner?.[`${name}_static`])
}

/** Whether the code around asks first whether the browser has it; for a global, the file. */
function isAsked(node: ts.Node, name: string): boolean {
  if (node.getSourceFile().text.includes(`typeof ${name}`)) return true
  const names = (test: ts.Node) => test.getText().includes(name)
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at
    if (ts.isCallExpression(parent) && parent.questionDotToken && parent.expression === at)
      return true
    if (ts.isIfStatement(parent) && names(parent.expression)) return true
    if (ts.isConditionalExpression(parent) && names(parent.condition)) return true
    if (ts.isBinaryExpression(parent) && parent.right === at && names(parent.left)) return true
  }
  return false
}

const options: ts.CompilerOptions = {
  allowJs: true,
  noEmit: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
}

/**
 * What files use of the browser and the language that a browser of the floor lacks, by MDN's data,
 * unless the code asks for it first. Whose member something is, its type says: sources have all of
 * them, built files those of what they create themselves.
 * @param files scripts and TypeScript, as full paths
 */
export function aboveFloor(files: readonly string[]): string[] {
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source === undefined) throw new Error(`${file} could not be read.`)
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) note(node)
      ts.forEachChild(node, visit)
    }
    const note = (use: ts.Identifier) => {
      // Asked first, since it's quick.
      if (!lacking.has(use.text)) return
      const declaration = checker.getSymbolAtLocation(use)?.declarations?.[0]
      if (!declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return
      if (ts.isPartOfTypeNode(use)) return
      const isMember = ts.isPropertyAccessExpression(use.parent) && use.parent.name === use
      const lack = lackedBy(thingOf(use.text, declaration, isMember))
      if (lack.length === 0 || isAsked(use, use.text)) return
      const { line } = source.getLineAndCharacterOfPosition(use.getStart())
      const name = isMember ? `${ownerOf(declaration)}.${use.text}` : use.text
      found.add(`${relative(root, file)}:${line + 1}: ${name} needs ${lack.join(', ')}`)
    }
    visit(source)
  }
  return [...found]
}
