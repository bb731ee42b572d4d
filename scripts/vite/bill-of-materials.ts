import sbom from 'rollup-plugin-sbom'
import type { Plugin, PluginOption } from 'vite'

const folder = '.server'
const name = 'bom.cdx'

type Entry = Record<string, unknown>
interface Bill {
  components: Entry[]
  dependencies: (Entry & { dependsOn?: string[] })[]
}

const byText = (key: string) => (one: Entry, other: Entry) =>
  String(one[key]) < String(other[key]) ? -1 : 1

/** The same bill in an order that doesn't depend on which file was read first. */
export function sortBill(bill: Bill): Bill {
  return {
    ...bill,
    components: bill.components.toSorted(byText('bom-ref')),
    dependencies: bill.dependencies
      .map((entry) => ({
        ...entry,
        ...(entry.dependsOn && { dependsOn: entry.dependsOn.toSorted() }),
      }))
      .toSorted(byText('ref')),
  }
}

/**
 * Lists the packages in a build for whoever runs it (CycloneDX), in the folder for servers, where no
 * page can request it.
 */
export function billOfMaterials(): PluginOption {
  const order: Plugin = {
    name: 'ank-bill-of-materials',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[`${folder}/${name}.json`]
        if (file?.type !== 'asset') throw new Error('The build has no bill of materials.')
        file.source = `${JSON.stringify(sortBill(JSON.parse(file.source.toString()) as Bill), null, 2)}\n`
      },
    },
  }
  const options = {
    outDir: folder,
    outFilename: name,
    saveTimestamp: false,
    includeWellKnown: false,
  }
  // In the dev server it would do nothing but warn that the bundler has another name.
  return [{ ...sbom(options), apply: 'build' }, order]
}
