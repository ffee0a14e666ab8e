import { describe, expect, it } from 'vitest'
import { importFaults } from './imports.mjs'

const faultsOf = (files) => importFaults(new Map(Object.entries(files)))
const wired = { 'sdk/src/transport/rest.ts': "import createClient from 'openapi-fetch'" }

describe('import directions', () => {
  it('accepts the directions of the design', () => {
    expect(
      faultsOf({
        ...wired,
        'sdk/src/cart/calls.ts':
          "import { send } from '../transport/rest.ts'\nimport type { Product } from '../product/types.ts'",
        'sdk/src/flows/start.ts':
          "import { calls } from '../cart/calls.ts'\nimport { log } from '../integrations/reviews/log.ts'",
        'sdk/src/integrations/reviews/log.ts': "import type { Cart } from '../../cart/types.ts'",
        'sdk/src/integrations/recommenders/products.ts': "import { readIds } from '../../recommendations/rules.ts'",
        'sdk/src/recommendations/rules.ts': '',
        'sdk/exports/integrations/reviews.ts': "export { log } from '../../src/integrations/reviews/log.ts'",
        'sdk/exports/cart.ts': "export { calls } from '../src/cart/calls.ts'",
        'react-hooks/src/cart.ts': "import { calls } from '@vanek/sdk/cart'",
        'react-hooks/src/bind.ts': "import { useSyncExternalStore } from 'use-sync-external-store/shim'",
        'storefront/src/pages/cart.tsx':
          "import { useCart } from '@vanek/react-hooks'\nimport { Button } from '../ui/button.tsx'",
        'storefront/server/main.ts': "import { cookies } from '@vanek/sdk/server'",
      }),
    ).toEqual([])
  })

  it.each([
    ['kernel to transport', 'sdk/src/kernel/store.ts', "import { send } from '../transport/rest.ts'"],
    ['a domain to the code of another', 'sdk/src/cart/calls.ts', "import { rule } from '../product/rules.ts'"],
    ['a domain to a flow', 'sdk/src/cart/calls.ts', "import type { Flow } from '../flows/start.ts'"],
    [
      'a domain to an integration',
      'sdk/src/cart/calls.ts',
      "import type { Log } from '../integrations/reviews/log.ts'",
    ],
    [
      'an integration to another',
      'sdk/src/integrations/reviews/log.ts',
      "import type { Page } from '../conversions/page.ts'",
    ],
    [
      'an integration to code of a domain that is not its own',
      'sdk/src/integrations/reviews/log.ts',
      "import { calls } from '../../cart/calls.ts'",
    ],
    ['an integration to a flow', 'sdk/src/integrations/reviews/log.ts', "import { flow } from '../../flows/start.ts'"],
    [
      'the hooks to an integration',
      'react-hooks/src/a.ts',
      "import { log } from '../../sdk/src/integrations/reviews/log.ts'",
    ],
    ['the SDK to the sandbox', 'sdk/src/cart/calls.ts', "import { app } from '@vanek/specs/sandbox/app.ts'"],
    ['the sandbox to the SDK', 'specs/sandbox/app.ts', "import type { Shop } from '@vanek/sdk'"],
    ['the SDK to React', 'sdk/src/cart/store.ts', "import { useState } from 'react'"],
    ['the SDK to Node', 'sdk/src/session/ids.ts', "import { randomUUID } from 'node:crypto'"],
    ['the hooks to SDK sources', 'react-hooks/src/cart.ts', "import { calls } from '../../sdk/src/cart/calls.ts'"],
    ['the hooks to a router', 'react-hooks/src/cart.ts', "import { useNavigate } from 'react-router-dom'"],
    ['ui to the SDK', 'storefront/src/ui/button.tsx', "import type { Money } from '@vanek/sdk'"],
    ['pages to the server', 'storefront/src/pages/home.tsx', "import { render } from '../../server/render.ts'"],
    [
      'a lazy import in the wrong direction',
      'sdk/src/kernel/store.ts',
      "export const later = () => import('../cart/store.ts')",
    ],
  ])('refuses %s', (_, path, text) => {
    expect(faultsOf({ ...wired, [path]: text })).not.toEqual([])
  })

  it('wants exactly one importer of the packages that may be exchanged', () => {
    expect(
      faultsOf({ ...wired, 'sdk/src/transport/other.ts': "import type { Client } from 'openapi-fetch'" }),
    ).toHaveLength(1)
    expect(faultsOf({ 'sdk/src/transport/rest.ts': '' })).toHaveLength(1)
    expect(faultsOf({ 'react-hooks/src/a.ts': "import { useRef } from 'react'" })).toHaveLength(1)
    expect(faultsOf({ 'sdk/src/cart/calls.ts': "import createClient from 'openapi-fetch'" })).toHaveLength(1)
  })

  it('finds a server module behind a browser entry, however deep', () => {
    const files = {
      'sdk/exports/index.ts': "export { a } from '../src/flows/a.ts'",
      'sdk/src/flows/a.ts': "export { b as a } from '../cart/b.ts'",
      'sdk/src/cart/b.ts': "export const b = () => import('../server/cookies.ts')",
      'sdk/src/server/cookies.ts': '',
    }
    expect(faultsOf(files).some((fault) => fault.includes('browser entry reaches it'))).toBe(true)
  })

  it('finds circles, but lets types and lazy imports close one', () => {
    const circle = (back) => ({ 'sdk/src/cart/a.ts': "import { b } from './b.ts'", 'sdk/src/cart/b.ts': back })
    expect(faultsOf(circle("import { a } from './a.ts'"))).toHaveLength(1)
    expect(faultsOf(circle("import type { A } from './a.ts'"))).toEqual([])
    expect(faultsOf(circle("export const a = () => import('./a.ts')"))).toEqual([])
    expect(faultsOf(circle("export const a = async () => (await import('./a.ts')).a"))).toEqual([])
  })

  it('finds modules that await each other at the top level', () => {
    const shop = {
      'storefront/src/pages/article/view.tsx': "const Page = SSR ? (await import('./page.tsx')).Page : later()",
      'storefront/src/pages/article/page.tsx': "import { Head } from './view.tsx'",
    }
    expect(faultsOf({ ...wired, ...shop })).toHaveLength(1)
  })

  it('refuses to export everything of another file', () => {
    expect(faultsOf({ 'sdk/exports/cart.ts': "export * from '../src/cart/index.ts'" })).toHaveLength(1)
    const passing = faultsOf({ 'react-hooks/exports/index.ts': "export * from './cart.ts'" })
    expect(passing.filter((fault) => fault.includes('must name'))).toEqual([])
  })

  it('leaves tests free to reach across rooms', () => {
    expect(faultsOf({ 'sdk/src/cart/calls.test.ts': "import { app } from '@vanek/specs/sandbox/app.ts'" })).toEqual([])
  })
})
