import { describe, expect, it } from 'vitest'
import { clientFiles } from './client-files.ts'

const manifest = {
  'src/composition/first.ts': { file: 'assets/first-1.js' },
  'src/composition/entry-client.tsx': {
    file: 'assets/core-1.js',
    imports: ['_runtime.js'],
    css: ['assets/style-1.css'],
  },
  '_runtime.js': { file: 'assets/runtime-1.js' },
  'src/pages/cart/view.tsx': {
    file: 'assets/cart-1.js',
    imports: ['src/composition/entry-client.tsx', '_checkout.js'],
  },
  '_checkout.js': { file: 'assets/checkout-1.js', imports: ['src/composition/entry-client.tsx'] },
  '/shop/src/styles/sheets/checkout.css': { file: 'assets/checkout-1.css' },
  '/shop/src/styles/sheets/print.css': { file: 'assets/print-1.css' },
  'src/assets/fonts/vanek.woff2': { file: 'assets/vanek-1.woff2' },
}

describe('tags of the build', () => {
  const client = clientFiles(manifest, (path) => path === '/favicon.svg')

  it('name one style sheet for the screen, one for print, the font and the icons that exist', () => {
    expect(client.before).toBe(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/vanek-1.woff2" crossorigin>' +
        '<link rel="stylesheet" href="/assets/style-1.css"><link rel="stylesheet" media="print" href="/assets/print-1.css">' +
        '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    )
  })

  it('name all files that the page needs for the first script, each once, and no others', () => {
    const tags = client.tagsFor(['src/pages/cart/view.tsx'])
    expect(tags).toBe(
      '<script type="module" src="/assets/first-1.js" data-core="/assets/core-1.js" ' +
        'data-files="/assets/runtime-1.js /assets/cart-1.js /assets/checkout-1.js"></script>',
    )
    expect(client.tagsFor([])).not.toContain('cart')
  })

  it('name a style sheet of their own for the pages that have one, before the scripts', () => {
    const tags = client.tagsFor(['src/pages/cart/view.tsx', 'src/styles/sheets/checkout.css'])
    expect(tags).toMatch(/^<link rel="stylesheet" href="\/assets\/checkout-1\.css"><script /)
    expect(client.tagsFor(['src/pages/cart/view.tsx'])).not.toContain('stylesheet')
  })

  it('need the entry of the build', () => {
    expect(() => clientFiles({}, () => false)).toThrow('src/composition/entry-client.tsx')
    const { 'src/composition/first.ts': _, ...others } = manifest
    expect(() => clientFiles(others, () => false)).toThrow('src/composition/first.ts')
  })
})
