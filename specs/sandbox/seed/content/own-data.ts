import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { market, type Market } from '../../src/market.ts'
import { packageRoot } from '../../src/paths.ts'
import type { Data } from '../schema/files.ts'
import type { Translations } from '../schema/translations.ts'

type Folder = Extract<keyof Data, `${string}/*`>

const seed = join(packageRoot(), 'sandbox/seed')
const data = join(seed, 'data')
const folders: Readonly<Record<Market, string>> = { cs: data, sk: join(data, 'sk') }

// that a file is of its type is for data.test.ts to prove
const parse = (path: string): unknown => load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA })
const read = (file: string, of: Market): unknown => parse(join(folders[of], file))

/** What the editors of a country wrote in a file; each country has a whole one of its own, not a translation in parts. */
export function ownData<File extends Exclude<keyof Data, Folder>>(file: File, of: Market = market): Data[File] {
  return read(`${file}.yaml`, of) as Data[File]
}

/** What they wrote in the files of a folder, by the names of the files. */
export function ownDataIn<In extends Folder>(
  within: In,
  of: Market = market,
): readonly (readonly [name: string, data: Data[In]])[] {
  const path = within.slice(0, -2)
  return readdirSync(join(folders[of], path))
    .sort()
    .map((file) => [file.replace(/\.yaml$/, ''), read(join(path, file), of) as Data[In]])
}

/** Slovak texts that are laid over a Czech file, for what pairs both shops; everybody else reads the file whole. */
export const slovakTexts = <File extends 'parameters' | 'tree' | 'virtual-categories'>(
  file: File,
): Translations[File] => parse(join(seed, 'translations/sk', `${file}.yaml`)) as Translations[File]

/** The same of one kind of goods. */
export const slovakGoods = (slug: string): Translations['goods/*'] =>
  parse(join(seed, 'translations/sk/goods', `${slug}.yaml`)) as Translations['goods/*']
