import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'
import { SLOVAK_PAGES } from '../../../specs/sandbox/seed/content/addresses.ts'
import { language } from './market.ts'
import { addressPairs } from './pairs.ts'

const isCzech = language === 'cs'
const addresses = isCzech ? [] : await addressPairs('paths', 'categories')
const parameters = isCzech ? [] : await addressPairs('adviser', 'anchors', 'params')

/** Addresses of categories, from lines such as `category 9 domaci-ventilatory izbove-ventilatory`. */
const categoryPairs = (): readonly (readonly [string, string])[] =>
  readFileSync(join(root, 'specs/sandbox/seed/goods-slugs.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([kind = '']) => ['category', 'virtual'].includes(kind))
    .map(([, , czech = '', slovak = '']) => [`/${czech}`, `/${slovak}`])

/** Beginnings of paths in both markets, the longest first. */
const folders: readonly (readonly [string, string])[] = isCzech
  ? []
  : [
      ...addresses.map(({ czech, slovak }) => [czech, slovak] as const),
      ...Object.entries(SLOVAK_PAGES).map(([czech, slovak]) => [`/stranka/${czech}`, `/stranka/${slovak}`] as const),
      ...categoryPairs(),
      ['/produkt', '/produkt'] as const,
    ]
      .filter(([czech]) => czech.startsWith('/'))
      .sort(([one], [other]) => other.length - one.length)

/** Path of a category without the first slash. */
export const categoryOf = (czech: string): string => pathOf(`/${czech}`).slice(1)

const parameterOf = (czech: string): string => {
  const names = new Set(parameters.filter((pair) => pair.czech === czech).map(({ slovak }) => slovak))
  return names.size === 1 ? [...names].join('') : czech
}

/** A path of the shop, perhaps behind `**` and with a query, as the market that is tested has it. */
export function pathOf(czech: string): string {
  if (isCzech) return czech
  const [, before = '', path = '', query = ''] = /^(\**)([^?*]*)(.*)$/.exec(czech) ?? []
  const folder = folders.find(([one]) => path === one || path.startsWith(`${one}/`))
  if (!folder && path !== '/' && path !== '') throw new Error(`No page of the shop is at ${path}`)
  const own = folder ? folder[1] + path.slice(folder[0].length) : path
  return before + own + query.replaceAll(/[\p{L}\w]+/gu, parameterOf)
}
