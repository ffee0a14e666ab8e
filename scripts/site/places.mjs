// Where the parts of the site are.
import { join } from 'node:path'
import { root } from '../aliases.mjs'

export const docs = join(root, 'docs')
export const dist = join(docs, '.vitepress/dist')
/** Markdown that is made from the code and the contract; git ignores it. */
export const generated = join(docs, 'generated')
/** TypeDoc's reference. */
export const reference = join(docs, 'reference')
/** The same as data: what the pages of the hooks are made of. */
export const hooks = join(generated, 'hooks')
export const contract = join(generated, 'contract')
/** Documents of the contract with the title of each. */
export const documents = [
  { name: 'shop', title: 'Shop: cart, checkout, accounts, orders' },
  { name: 'content', title: 'Content: catalogue, menus, texts' },
  { name: 'services', title: 'Services beside the shop' },
]
