// The only list of aliases for package names in the repository; `paths` of tsconfig.base.json match it.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** `resolve.alias` for Vite and Vitest: workspace packages resolve to their sources. */
export const aliases = [
  { find: /^@vanek\/(sdk|react-hooks)$/, replacement: join(root, '$1/exports/index.ts') },
  { find: /^@vanek\/(sdk|react-hooks)\/(.+)$/, replacement: join(root, '$1/exports/$2.ts') },
  { find: /^@vanek\/specs\/(.+)$/, replacement: join(root, 'specs/$1') },
]

const react18 = join(root, 'scripts/react-18/node_modules')

/** The same, with React 18 and the packages that import React resolved to their React 18 copies. */
export const react18Aliases = [
  ...aliases,
  {
    find: /^(react|react-dom|@testing-library\/react|use-sync-external-store)(\/.*)?$/,
    replacement: join(react18, '$1$2'),
  },
]
