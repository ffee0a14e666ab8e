import type { Plugin } from 'vite'
import { isLate, pageOf } from './chunks.ts'
import { needs } from './no-circles.ts'

/**
 * Fails a build in which a page for everybody needs the files that read and write before it can run: the server has read for
 * it already. One import through the wrong door is enough to bring 30 kB along, and nothing else tells.
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
        if (!isLate(page) && [...needs(imports, fileName)].some((file) => forData.has(file)))
          this.error(`The page ${page} needs the files that read and write before it can run`)
  },
})
