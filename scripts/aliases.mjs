// The one list of what our package names mean inside the repository; tsconfig.base.json says the same as `paths`.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Entries for `resolve.alias` of Vite and Vitest: workspace packages are read from their sources. */
export const aliases = [
  { find: /^@vanek\/(sdk|react-hooks)$/, replacement: join(root, '$1/exports/index.ts') },
  { find: /^@vanek\/(sdk|react-hooks)\/(.+)$/, replacement: join(root, '$1/exports/$2.ts') },
  { find: /^@vanek\/specs\/(.+)$/, replacement: join(root, 'specs/$1') },
]

const react18 = join(root, 'scripts/react-18/node_modules')

/** The same, with React 18 and everything that imports React taken from the copies beside it. */
export const react18Aliases = [
  ...aliases,
  {
    find: /^(react|react-dom|@testing-library\/react|use-sync-external-store)(\/.*)?$/,
    replacement: join(react18, '$1$2'),
  },
]
