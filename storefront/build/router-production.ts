import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Aliases for React Router's production build: its package exports always point to the development one. Exact matches
 * only, because `react-router/dom` has a file of its own.
 */
export function routerProduction(): { find: RegExp; replacement: string }[] {
  const main = createRequire(import.meta.url).resolve('react-router')
  const production = join(dirname(main), '../production')
  return [
    { find: /^react-router$/, replacement: join(production, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
  ]
}
