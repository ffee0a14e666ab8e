import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CORE_SCHEMA, load } from 'js-yaml'
import { root } from '../../../scripts/aliases.mjs'

type Phrase = (...values: unknown[]) => unknown

/** A text or a phrase in Czech and in Slovak, and its place. */
export type Pair<Value = string | Phrase> = { readonly czech: Value; readonly slovak: Value; readonly at: string }

export const isText = (pair: Pair): pair is Pair<string> => typeof pair.czech === 'string'
export const isPhrase = (pair: Pair): pair is Pair<Phrase> => typeof pair.czech === 'function'

/** Texts and phrases at the same place of two values of the same form. */
export function pairsIn(czech: unknown, slovak: unknown, at: string): readonly Pair[] {
  if (typeof czech === 'object' && czech !== null && typeof slovak === 'object' && slovak !== null)
    return Object.entries(czech).flatMap(([name, value]) =>
      pairsIn(value, (slovak as Readonly<Record<string, unknown>>)[name], `${at}.${name}`),
    )
  const isTextOrPhrase = typeof czech === 'string' || typeof czech === 'function'
  return isTextOrPhrase && typeof czech === typeof slovak ? [{ czech, slovak, at } as Pair] : []
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

const read = (path: string) => import(pathToFileURL(path).href) as Promise<Readonly<Record<string, unknown>>>

async function modulePairs(czech: string, slovak: string): Promise<readonly Pair[]> {
  return pairsIn(await read(czech), await read(slovak), relative(root, czech))
}

/** Texts of `texts.cs.ts` and `texts.sk.ts`, messages of the packages, and names of shippers in the seed. */
export async function shopPairs(): Promise<readonly Pair[]> {
  const texts = ['storefront/src', 'storefront/server']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((path) => path.endsWith('/texts.cs.ts'))
  const others = [
    'specs/sandbox/seed/shipper-texts.cs.ts',
    'specs/sandbox/seed/words.cs.ts',
    'specs/sandbox/src/gateway/page-texts.cs.ts',
  ].map((path) => join(root, path))
  const all = await Promise.all(
    [...texts, ...others].map((path) => modulePairs(path, path.replace(/\.cs\.ts$/, '.sk.ts'))),
  )
  const [{ cs }, { sk }] = await Promise.all([import('@vanek/sdk/i18n/cs'), import('@vanek/sdk/i18n/sk')])
  return [...all.flat(), ...pairsIn(cs, sk, '@vanek/sdk/i18n').map(withBlank)]
}

const blank = /\{\w+\}/g

/** A message with one name in braces, such as `Mysleli jste {suggestion}?`, as a phrase. */
function withBlank(pair: Pair): Pair {
  const { czech, slovak } = pair
  if (typeof czech !== 'string' || typeof slovak !== 'string' || czech.match(blank)?.length !== 1) return pair
  const phrase = (text: string) => (value: unknown) => text.replace(blank, () => String(value))
  return { ...pair, czech: phrase(czech), slovak: phrase(slovak) }
}

/** Texts of the sandbox itself: mails, invoices, refusals and the page of the carrier. */
export async function writtenPairs(): Promise<readonly Pair[]> {
  const folder = join(root, 'specs/sandbox/src')
  const czech = ['mail', 'invoices', 'fulfilment', 'orders', 'http']
    .flatMap((name) => filesIn(join(folder, name)))
    .filter((path) => path.endsWith('.cs.ts'))
  return (await Promise.all(czech.map((path) => modulePairs(path, path.replace(/\.cs\.ts$/, '.sk.ts'))))).flat()
}

/** Segments of the addresses of both markets, from files of these names. */
export async function addressPairs(...files: readonly string[]): Promise<readonly Pair<string>[]> {
  const market = join(root, 'storefront/src/market')
  const all = await Promise.all(
    files.map((file) => modulePairs(join(market, 'cs', `${file}.ts`), join(market, 'sk', `${file}.ts`))),
  )
  return all.flat().filter(isText)
}

const seed = join(root, 'specs/sandbox/seed')
const yaml = (path: string): unknown => load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA })

/** Names and titles of the seed: files that each country has, and Slovak texts that override Czech files. */
export function seedPairs(): readonly Pair<string>[] {
  const data = join(seed, 'data')
  return filesIn(data)
    .filter((path) => path.endsWith('.yaml') && !path.startsWith(join(data, 'sk')))
    .flatMap((path) => {
      const file = relative(data, path)
      const slovak = [join(data, 'sk', file), join(seed, 'translations/sk', file)].find((one) => existsSync(one))
      return slovak === undefined ? [] : pairsIn(yaml(path), yaml(slovak), file)
    })
    .concat(treePairs(data))
    .filter(isText)
    .filter(({ at }) => /\.(name|title)$/.test(at))
}

/** Titles of categories, whose translations are by their slugs. */
function treePairs(data: string): readonly Pair[] {
  const categories = yaml(join(data, 'categories.yaml')) as readonly { readonly slug: string }[]
  const slovak = yaml(join(seed, 'translations/sk/tree.yaml'))
  return pairsIn(Object.fromEntries(categories.map((one) => [one.slug, one])), slovak, 'categories.yaml')
}
