import { describe, expect, it } from 'vitest'
import { exportsOf, reportOf } from './report.mjs'

const declarations = new Map([
  ['exports/cart', "export { addItem as add, type Cart } from '../src/cart.js';\nexport { Shop } from './shop.js';\n"],
  ['exports/shop', "export type { Shop } from '../src/shop.js';\n"],
  [
    'src/cart',
    `import type { Shop } from './shop.js';
/** Adds. */
export declare function addItem(shop: Shop, id: number): Promise<import("./made.js").components["schemas"]["Item"]>;
declare const inner = 1;
export type Cart = import("./made.js").Made<"x">;
export { inner as add2 };
`,
  ],
  ['src/shop', 'export interface Shop {\n    readonly id: string;\n}\n'],
])

describe('the report of the API', () => {
  it('follows names to where they are declared, sorted, without comments and places', () => {
    expect(exportsOf(declarations, 'cart')).toEqual([
      { name: 'Cart', kind: 'type', text: 'type Cart = Made<"x">;' },
      { name: 'Shop', kind: 'type', text: 'interface Shop {\n    readonly id: string;\n}' },
      { name: 'add', kind: 'value', text: 'function addItem(shop: Shop, id: number): Promise<Item>;' },
    ])
  })

  it('changes with a signature', () => {
    const changed = new Map(declarations).set('src/shop', 'export interface Shop {\n    readonly name: string;\n}\n')
    const text = (from) => reportOf('@vanek/sdk/cart', exportsOf(from, 'cart'))
    expect(text(changed)).not.toBe(text(declarations))
  })

  it('does not let a name pass that comes from nowhere', () => {
    const broken = new Map(declarations).set('src/shop', 'export {};\n')
    expect(() => exportsOf(broken, 'cart')).toThrow('src/shop exports Shop, but does not say from where')
  })
})
