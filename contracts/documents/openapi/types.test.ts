import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/testing/temporary-folder.ts'
import { root } from '../../../tests/architecture/project-files.ts'
import type { JsonSchema } from '../../cases/matchers.ts'
import { ourContract } from '../contract.ts'
import { named } from './named.ts'
import { asBody, openapi, operationsIn, type OpenDocument, type OpenOperation } from './openapi.ts'

const require = createRequire(import.meta.url)
/** The program of a package that knows JSON Schema, and nothing of us. */
const json2ts = require.resolve('json-schema-to-typescript/dist/src/cli.js')
const folder = temporaryFolder()

const schemaOf = (part: OpenOperation['requestBody'] | OpenOperation['responses'][string]) =>
  part?.content?.['application/json'].schema

function queryOf({ parameters = [] }: OpenOperation): JsonSchema | undefined {
  const asked = parameters.filter((one) => one.in === 'query')
  return asked.length === 0 ? undefined : asBody(asked)
}

/** What an operation sends and answers with: the type of the client, and the document's schema. */
const partsOf = (one: OpenOperation) =>
  [
    [`Wire<'${one.operationId}'>`, schemaOf(one.responses['200'])],
    [`Input<'${one.operationId}'>['body']`, schemaOf(one.requestBody)],
    [`Input<'${one.operationId}'>['query']`, queryOf(one)],
  ].filter((part): part is [string, JsonSchema] => part[1] !== undefined)

/**
 * Generates types from a document with a tool that is not ours, and has the compiler compare them
 * with the client's own; gives those of the client that are not the document's.
 */
function disagreements(name: string, document: OpenDocument): string[] {
  const parts = operationsIn(document).flatMap(partsOf)
  const whole = {
    ...{ title: 'Api', type: 'object', additionalProperties: false },
    properties: Object.fromEntries(parts),
    required: parts.map(([type]) => type),
    $defs: (document.components as { schemas: object }).schemas,
  }
  const text = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')
  const lines = [
    "import type { Input, Wire } from '#api/table/table.ts'",
    "import type { Api } from './api.ts'",
    'type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false',
    ...parts.map(
      ([type], index) =>
        `export const same${index}: Same<NonNullable<${type}>, Api[${JSON.stringify(type)}]> = true`,
    ),
  ]
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  const [from, to] = [join(place, 'api.json'), join(place, 'api.ts')]
  writeFileSync(from, text)
  execFileSync(process.execPath, [json2ts, from, to, '--no-additionalProperties'])
  writeFileSync(join(place, 'same.ts'), lines.join('\n'))

  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const {
    incremental: _,
    tsBuildInfoFile: __,
    ...options
  } = ts.parseJsonConfigFileContent(config, ts.sys, root).options
  // A part that may be left out may be `undefined` for the client; JSON knows no such value.
  const program = ts.createProgram([join(place, 'same.ts')], {
    ...options,
    exactOptionalPropertyTypes: false,
  })
  const file = program.getSourceFile(join(place, 'same.ts'))
  return program.getSemanticDiagnostics(file).map(({ start = 0 }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0
    return parts[line - 3]?.[0] ?? lines[line] ?? ''
  })
}

const ours = named(openapi(ourContract))

test('types generated from the document match the client’s own', () => {
  expect(disagreements('ours', ours)).toEqual([])
}, 120_000)

test('a schema that says something else is caught', () => {
  const text = JSON.stringify(ours)
    .replace('"remainingBalance":{"type":"number"}', '"remainingBalance":{"type":"string"}')
    .replaceAll('"enum":["bank","phonepe",', '"enum":["phonepe",')
  expect(disagreements('wrong', JSON.parse(text) as OpenDocument)).toEqual([
    "Input<'requestWithdrawal'>['body']",
    "Wire<'listWithdrawals'>",
    "Wire<'placeStarlineBet'>",
  ])
}, 120_000)
