import type { Plugin } from 'vite'
import { dataOf, mayBeginWithData, pageOf } from './chunks.ts'
import { needs } from './no-circles.ts'

/**
 * Files that must not come along. `data` is loaded by whoever has a cart, `session` and `frame` by whoever touches a page;
 * `rules` are the inputs of an order, which only its last steps ask for.
 */
const without: Readonly<Record<string, readonly string[]>> = {
  data: ['rules', 'days', 'links', 'checkout', 'account', 'reads'],
  session: ['rules', 'days', 'checkout', 'account', 'reads'],
  frame: ['rules', 'days', 'checkout', 'account', 'reads'],
  cart: ['rules', 'links', 'ordered', 'account'],
}

/**
 * Fails the build if a page of the catalogue or the checkout statically imports the files with loaders and actions. The
 * server has loaded its data already, so the browser does not need them to hydrate. A single wrong import adds 30 kB, and
 * no other check notices it. The same for a few late files and what only others than they need.
 */
export const noEarlyData = (): Plugin => ({
  name: 'vanek:no-early-data',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle)
      .filter((each) => each.type === 'chunk')
      // the bundler names what leads to `data.ts` of a page like the file `data`
      .map((each) => (dataOf.test(each.facadeModuleId ?? '') ? { ...each, name: '' } : each))
    const imports = new Map(chunks.map(({ fileName, imports: needed }) => [fileName, needed]))
    const named = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
    const names = new Set(named.values())
    for (const name of Object.entries(without).flat(2))
      if (!names.has(name)) this.error(`The build has no file ${name}`)
    for (const { fileName, name, moduleIds } of chunks) {
      const needed = [...needs(imports, fileName)].map((file) => named.get(file) ?? '')
      for (const page of moduleIds.flatMap((id) => pageOf.exec(id)?.[1] ?? []))
        if (!mayBeginWithData(page) && needed.some((each) => each === 'data' || each === 'reads'))
          this.error(`The page ${page} needs the files that read and write before it can run`)
      const tooMuch = needed.find((each) => without[name]?.includes(each))
      if (tooMuch !== undefined) this.error(`The file ${name} needs the file ${tooMuch}: see build/chunks.ts`)
    }
  },
})
