// Compiles consumer projects of the packages: with old and new TypeScript, strict or not, with and without the DOM.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { run } from '../lib/run.mjs'
import { consumer } from './consumer.mjs'
import { entriesOf, specifierOf } from './entries.mjs'

const everything = (folder) =>
  entriesOf(folder)
    .map((entry, at) => `import * as e${at} from '${specifierOf(folder, entry)}'\nexport const use${at} = e${at}\n`)
    .join('')

const reading = `import { createShop, memoryTokens, type Result, type ShopError } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'

const shop = createShop({
  endpoints: { shop: 'https://shop.example', content: 'https://shop.example', cdn: 'https://shop.example' },
  currency: { code: 'EUR', symbol: '€', symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' },
  tokens: memoryTokens(),
})
export const count: number = createCartStore(shop).getState().count

declare const result: Result<{ name: string }, ShopError<'not_found'>>
export const text: string = result.ok === false ? result.error.code : result.data.name
// @ts-expect-error a count is no text
export const wrong: string = count
`

/** A shop beyond the contract: with an operation, a field and a payment of its own. */
const extended = `import type { Shop } from '@vanek/sdk'
import type { Cart } from '@vanek/sdk/cart'
import type { Payment } from '@vanek/sdk/checkout'
import { callShop } from '@vanek/sdk/transport'

interface Json<Body> { content: { 'application/json': Body } }
declare module '@vanek/sdk/transport' {
  interface CustomShopPaths {
    '/api/v1/loyalty': { get: { parameters: {}; responses: { 200: Json<{ points: number }> } } }
    '/api/v1/globals': { get: { responses: { 200: Json<{ loyalty: boolean }> } } }
  }
}
declare module '@vanek/sdk/cart' {
  interface Cart { readonly giftNote: string }
}

export async function points(shop: Shop): Promise<number> {
  const read = await callShop(shop, (api) => api.GET('/api/v1/loyalty'))
  const globals = await callShop(shop, (api) => api.GET('/api/v1/globals'))
  const isOn: boolean = globals.ok === true && globals.data.loyalty
  // @ts-expect-error an operation that nobody declared
  await callShop(shop, (api) => api.GET('/api/v1/nowhere'))
  return read.ok === true && isOn ? read.data.points : 0
}
export const note = (cart: Cart): string => cart.giftNote
// @ts-expect-error a note is a text
export const wrong = (cart: Cart): number => cart.giftNote
export const isCrypto = (payment: Payment): boolean => payment.code === 'crypto'
`

const withReact = `import { ShopProvider, useCart } from '@vanek/react-hooks'
import { useQuantityInput } from '@vanek/react-hooks/cart'

export function Count() {
  const count: number = useCart((state) => state.count)
  return <span>{count}</span>
}
export const parts = [ShopProvider, useQuantityInput]
`

/** All pairs of two columns, with few projects of the old compiler: it takes five times as long as the new one. */
const programs = [
  { compiler: 'ts5', strict: true, dom: true, format: 'mts' },
  { compiler: 'ts5', strict: false, dom: false, format: 'cts' },
  { compiler: 'ts7', strict: false, dom: false, format: 'mts' },
  { compiler: 'ts7', strict: true, dom: true, format: 'cts' },
  { compiler: 'ts7', strict: true, dom: false, format: 'mts' },
  { compiler: 'ts7', strict: false, dom: true, format: 'mts' },
]

const optionsOf = ({ strict, dom }) => ({
  strict,
  target: 'es2022',
  lib: ['es2022', ...(dom ? ['dom', 'dom.iterable'] : [])],
  // without the DOM another library has to declare fetch: here Node
  types: dom ? [] : ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  jsx: 'react-jsx',
  noEmit: true,
  // check the declarations of the packages, not those of the compiler
  skipLibCheck: false,
  skipDefaultLibCheck: true,
})

function write(program) {
  const { compiler, strict, dom, format } = program
  const name = [compiler, strict ? 'strict' : 'loose', dom ? 'dom' : 'node', format].join('-')
  const folder = join(consumer, name)
  const files = {
    [`all.${format}`]: everything('sdk'),
    [`reading.${format}`]: reading,
    [`extended.${format}`]: extended,
  }
  // hooks need the DOM
  if (dom) Object.assign(files, { [`hooks.${format}`]: everything('react-hooks') })
  if (dom && format === 'mts') Object.assign(files, { 'package.json': '{ "type": "module" }', 'part.tsx': withReact })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const config = { compilerOptions: optionsOf(program), include: ['*'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return { name, compiler, folder }
}

/** Compiles all of them and returns the errors, one after the other: the new compiler uses both processors. */
export async function compileConsumers() {
  const faults = []
  for (const { name, compiler, folder } of programs.map(write)) {
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
    const { code, output } = await run('node', [tsc, '-p', folder, '--pretty', 'false'])
    if (code !== 0) faults.push(`the program ${name} does not compile:\n${output.trimEnd()}`)
  }
  return faults
}
