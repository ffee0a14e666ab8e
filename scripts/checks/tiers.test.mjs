import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'

/** Names of the rules that the files of a shop violate. */
async function broken(files) {
  const baseDir = mkdtempSync(join(tmpdir(), 'tiers-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      const file = join(baseDir, 'storefront', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const { forbidden, options } = config
    const { output } = await cruise(['storefront'], { ...options, baseDir, validate: true, ruleSet: { forbidden } })
    return [...new Set(output.summary.violations.map(({ rule }) => rule.name))]
  } finally {
    rmSync(baseDir, { recursive: true })
  }
}

const shop = {
  'src/market/paths.ts': "export const cartPath = '/kosik'",
  'src/lib/texts/message-text.ts':
    "import { cartPath } from '../../market/paths.ts'\nexport const messageText = () => cartPath",
  'src/ui/button.tsx': 'export interface ButtonProps {}\nexport const Button = () => null',
  'src/entities/price/amount.tsx': "import { Button } from '../../ui/button.tsx'\nexport const Amount = Button",
  'src/entities/product/box.tsx': "import { Amount } from '../price/amount.tsx'\nexport const Box = Amount",
  'src/features/cart/line.tsx': "import { Amount } from '../../entities/price/amount.tsx'\nexport const Line = Amount",
  'src/features/compare/button.tsx':
    "import { messageText } from '../../lib/texts/message-text.ts'\nexport const Compare = messageText",
  'src/widgets/goods/grid.tsx':
    "import { Compare } from '../../features/compare/button.tsx'\nexport const Grid = Compare",
  'src/frame/layout.tsx': "import { Error } from './errors/error.tsx'\nexport const Layout = Error",
  'src/frame/errors/error.tsx': 'export const Error = () => null',
  'src/lib/page/define-page.ts': 'export const definePage = (page) => page',
  'src/pages/checkout.ts':
    "import { definePage } from '../lib/page/define-page.ts'\nexport const cart = definePage({ data: () => import('./cart/data.ts') })",
  'src/pages/cart/data.ts': 'export interface Data {}\nexport const loader = () => null',
  'src/pages/cart/cart-page.tsx': "import type { Data } from './data.ts'\nexport type Props = Data",
  'src/pages/cart/view.tsx': "import { Line } from '../../features/cart/line.tsx'\nexport const Component = Line",
  'src/pages/product/view.tsx': 'export const Component = () => null',
  'src/pages/catch-all/view.tsx': "export const load = () => import('../product/view.tsx')",
  'src/composition/routes.ts': "export const load = () => import('../pages/cart/view.tsx')",
  'server/main.ts': "import { load } from '../src/composition/routes.ts'\nload()",
}

describe('tiers of the shop', () => {
  it('lets imports go downwards, and an outer folder import an inner one', async () => {
    expect(await broken(shop)).toEqual([])
  })

  it.each([
    ['an import upwards', 'lib-upwards', 'src/lib/a/a.ts', "import { Button } from '../../ui/button.tsx'\nButton()"],
    [
      'a type from above',
      'features-upwards',
      'src/features/cart/a.ts',
      "import type { Component } from '../../pages/cart/view.tsx'\nexport type A = typeof Component",
    ],
    [
      'a type from above that is named where it is used',
      'features-upwards',
      'src/features/cart/a.ts',
      "export type A = typeof import('../../pages/cart/view.tsx')",
    ],
    [
      'a re-export from a higher tier',
      'entities-upwards',
      'src/entities/price/a.ts',
      "export { Line } from '../../features/cart/line.tsx'",
    ],
    [
      'a lazy import from a higher tier',
      'entities-upwards',
      'src/entities/price/a.ts',
      "export const a = () => import('../../features/cart/line.tsx')",
    ],
    [
      'a feature in another',
      'between-features',
      'src/features/cart/a.ts',
      "import { Compare } from '../compare/button.tsx'\nCompare()",
    ],
    [
      'the type of another feature',
      'between-features',
      'src/features/cart/a.ts',
      "import type { Compare } from '../compare/button.tsx'\nexport type A = typeof Compare",
    ],
    [
      'another feature that is loaded when it is needed',
      'between-features',
      'src/features/cart/a.ts',
      "export const a = () => import('../compare/button.tsx')",
    ],
    [
      'a page in another',
      'between-pages',
      'src/pages/cart/a.ts',
      "import { Component } from '../product/view.tsx'\nComponent()",
    ],
    [
      'other pages in the one of all other paths',
      'catch-all-to-pages',
      'src/pages/catch-all/a.ts',
      "import { Component } from '../cart/view.tsx'\nComponent()",
    ],
    [
      'what reads for a page in its view',
      'view-reads',
      'src/pages/cart/parts/a.tsx',
      "import { loader, type Data } from '../data.ts'\nexport const a: Data = loader()",
    ],
    [
      'what would be loaded with the declarations of all pages',
      'page-loads-more',
      'src/pages/checkout.ts',
      "import { cartPath } from '../market/paths.ts'\nexport const cart = cartPath",
    ],
    [
      'the outer folder in the inner one',
      'to-its-parent',
      'src/frame/errors/a.ts',
      "import { Layout } from '../layout.tsx'\nLayout()",
    ],
    [
      'a circle of folders',
      'circle-of-folders',
      'src/entities/price/a.ts',
      "import { Box } from '../product/box.tsx'\nBox()",
    ],
    [
      'a circle of folders by types',
      'circle-of-folders',
      'src/entities/price/a.ts',
      "import type { Box } from '../product/box.tsx'\nexport type A = typeof Box",
    ],
    ['a file without a tier', 'no-tier', 'src/app/a.ts', "import { Button } from '../ui/button.tsx'\nButton()"],
  ])('refuses %s', async (_, rule, path, text) => {
    expect(await broken({ ...shop, [path]: text })).toContain(rule)
  })
})
