import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs dependency-cruiser with `config` over folders of `base`.
 * @param {{ forbidden: object[], options: object }} config
 * @param {string} base
 * @param {string[]} folders
 */
export async function cruiseFolders(config, base, folders) {
  const { cruise } = await import('dependency-cruiser')
  const extract = await import('dependency-cruiser/config-utl/extract-ts-config')
  const { enhancedResolveOptions, tsConfig, ...options } = config.options
  const { output } = await cruise(
    folders,
    { ...options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } },
    enhancedResolveOptions,
    { tsConfig: extract.default(join(base, tsConfig.fileName)) },
  )
  return {
    modules: new Set(output.modules.map((module) => module.source)),
    violations: output.summary.violations,
  }
}

/** Every TypeScript and script file below the folders, relative to `base`. */
export function sourceFiles(base, folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|cjs)$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
}
