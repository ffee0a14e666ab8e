import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { market, type Market } from '../src/market.ts'
import { packageRoot } from '../src/paths.ts'
import type { Data } from './schema/files.ts'

/** Files of a folder, which all have the same form. */
export type DataFolder = Extract<keyof Data, `${string}/*`>
export type DataFile = Exclude<keyof Data, DataFolder>

const seed = join(packageRoot(), 'sandbox/seed')

/** Where the files of a country stand: the Czech ones have all, others those that are no translation in parts. */
export const dataFolders: Readonly<Record<Market, string>> = { cs: join(seed, 'data'), sk: join(seed, 'data/sk') }

/** The path of Slovak texts that are laid over a Czech file. */
export const slovakTextsPath = (file: string): string => join(seed, 'translations/sk', file)

const read = new Map<string, unknown>()

/** What stands in a file, parsed once: several parts of the seed ask for the same. That it is of its type is for data.test.ts to prove. */
export function parsed(path: string): unknown {
  if (!read.has(path)) read.set(path, load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }))
  return read.get(path)
}

/** Names of the files in a folder of a country, in their order. */
export const namesIn = (within: DataFolder, of: Market = market): readonly string[] =>
  readdirSync(join(dataFolders[of], folderOf(within))).sort()

/** `goods` of `goods/*`. */
export const folderOf = (within: DataFolder): string => within.slice(0, -2)
