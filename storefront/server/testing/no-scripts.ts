import { clientFiles } from '../build/client-files.ts'

const manifest = {
  'src/composition/first.ts': { file: 'assets/first.js' },
  'src/composition/entry-client.tsx': { file: 'assets/entry.js' },
}

/** The client files of a shop that is visited without scripts. */
export const noScripts = clientFiles(manifest, () => false)
