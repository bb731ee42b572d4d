import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IModule,
  type IViolation,
} from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** What `.dependency-cruiser.cjs` exports. */
export interface CruiserConfig {
  forbidden: IForbiddenRuleType[]
  options: ICruiseOptions & { tsConfig: { fileName: string } }
}

/** The folders with code in `base`. */
export const codeFolders = (base: string): string[] =>
  [
    'src',
    'mocks',
    'scenarios',
    'demo',
    'contracts',
    'tests',
    'e2e',
    'scripts',
    'host-kit',
    'lab',
  ].filter((name) => existsSync(join(base, name)))

/** Runs dependency-cruiser with `config` over folders of `base`. */
export async function cruiseFolders(
  config: CruiserConfig,
  base: string,
  folders: readonly string[],
): Promise<{ modules: IModule[]; violations: IViolation[] }> {
  const { enhancedResolveOptions, tsConfig, ...options } = config.options
  const { output } = await cruise(
    [...folders],
    { ...options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
    { tsConfig: extractTsConfig(join(base, tsConfig.fileName)) },
  )
  const { modules, summary } = output as ICruiseResult
  return { modules, violations: summary.violations }
}

/** Every TypeScript and script file in the folders, relative to `base`. */
export function sourceFiles(base: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|cjs)$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
}
