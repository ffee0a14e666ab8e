import { matchRoutes } from 'react-router-dom'
import { pages } from '../../src/composition/routing/pages.ts'

/** Names of all pages of the shop: their folders. */
export const pageNames: readonly string[] = [...new Set(pages.map(({ name }) => name))]

const routes = (locale: 'cs' | 'sk') => pages.map(({ name, paths }) => ({ id: name, path: paths[locale] ?? '' }))
const routesOf = { cs: routes('cs'), sk: routes('sk') }

/** Name of the page at a path of a market. */
export const pageNameAt = (locale: 'cs' | 'sk', pathname: string): string | undefined =>
  matchRoutes(routesOf[locale], pathname)?.at(-1)?.route.id
