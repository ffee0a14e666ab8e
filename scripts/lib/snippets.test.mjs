import { describe, expect, it } from 'vitest'
import { blocksIn, modulesOf, snippetModule, snippetsIn } from './snippets.mjs'

const page = `# A page

\`\`\`sh
npm install
\`\`\`

\`\`\`ts [src/shop.ts]
export const one = 1
\`\`\`

- in a list:

  \`\`\`tsx
  return <p>{cart.count}</p>
  \`\`\`

\`\`\`vue [src/Cart.vue]
<script setup lang="ts">
import { one } from './shop'
</script>
<template>{{ one }}</template>
\`\`\`

\`\`\`ts [src/shop.ts]
export const two = 2
\`\`\`
`

describe('blocks of code in pages', () => {
  it('are left out when they are marked as a fragment', () => {
    expect(snippetsIn('```ts fragment\nprice: 5,\n```\n\n```ts\nconst price = 5\n```\n')).toHaveLength(1)
  })

  it('are found with language, title and line, without the indent of a list', () => {
    expect(snippetsIn(page).map(({ language, title, line }) => [language, title, line])).toEqual([
      ['ts', 'src/shop.ts', 8],
      ['tsx', undefined, 14],
      ['vue', 'src/Cart.vue', 18],
      ['ts', 'src/shop.ts', 25],
    ])
    expect(snippetsIn(page)[1]?.code).toBe('return <p>{cart.count}</p>\n')
  })

  it('are files that see each other, until a title comes again', () => {
    const modules = modulesOf(page, ['cart'], '/reader.tsx')
    expect(modules.map(({ path, line }) => [path, line])).toEqual([
      ['0/src/shop.ts', 8],
      ['0/block-1.tsx', 14],
      ['0/src/Cart.vue.ts', 19],
      ['1/src/shop.ts', 25],
    ])
    expect(modules[2]?.text).toBe("import { one } from './shop'\n\nexport {}\n")
  })

  it('import the names they use of the reader, and none that they declare or import', () => {
    const imports = (code) =>
      /import \{ (.*) \} from '\/reader'/.exec(snippetModule(code, ['shop', 'cart', 'orderId'], '/reader'))?.[1]
    expect(imports('shop.with(cart)')).toBe('shop, cart')
    expect(imports("const shop = 1\nconst { cart, orderId: id } = shop\nconsole.log('orderId', a.orderId)")).toBe(
      undefined,
    )
    expect(imports("import { shop, cart } from './shop'\nshop(cart, { orderId: 1 }) // orderId")).toBe(undefined)
    expect(imports("import { shop } from '../lib/cart'")).toBe(undefined)
  })

  it('are read in order with those that are no code', () => {
    expect(blocksIn(page).map(({ language, title }) => [language, title])).toEqual([
      ['sh', undefined],
      ['ts', 'src/shop.ts'],
      ['tsx', undefined],
      ['vue', 'src/Cart.vue'],
      ['ts', 'src/shop.ts'],
    ])
  })
})
