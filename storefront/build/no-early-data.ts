import type { Plugin } from 'vite'
import { mayBeginWithData, pageOf } from './chunks.ts'
import { needs } from './no-circles.ts'

/**
 * Fails the build if a page of the catalogue or the checkout statically imports the files with loaders and actions. The
 * server has loaded its data already, so the browser does not need them to hydrate. A single wrong import adds 30 kB, and
 * no other check notices it.
 */
export const noEarlyData = (): Plugin => ({
  name: 'vanek:no-early-data',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    const imports = new Map(chunks.map(({ fileName, imports: needed }) => [fileName, needed]))
    const forData = new Set(
      chunks.filter(({ name }) => ['data', 'reads'].includes(name)).map(({ fileName }) => fileName),
    )
    if (forData.size === 0) this.error('The build has no file that reads and writes')
    for (const { fileName, moduleIds } of chunks)
      for (const page of moduleIds.flatMap((id) => pageOf.exec(id)?.[1] ?? []))
        if (!mayBeginWithData(page) && [...needs(imports, fileName)].some((file) => forData.has(file)))
          this.error(`The page ${page} needs the files that read and write before it can run`)
  },
})
