import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { market, type Market } from '../src/market.ts'
import { packageRoot } from '../src/paths.ts'
import type { Data } from './schema/files.ts'

/** Folders whose files have the same schema. */
export type DataFolder = Extract<keyof Data, `${string}/*`>
export type DataFile = Exclude<keyof Data, DataFolder>

const seed = join(packageRoot(), 'sandbox/seed')

/** Data folders by country: the Czech one is complete, others contain only files that are not partial translations. */
export const dataFolders: Readonly<Record<Market, string>> = { cs: join(seed, 'data'), sk: join(seed, 'data/sk') }

/** The path of the Slovak texts that override those of a Czech file. */
export const slovakTextsPath = (file: string): string => join(seed, 'translations/sk', file)

const read = new Map<string, unknown>()

/** The content of a file, parsed once, because several parts of the seed read it. data.test.ts verifies its type. */
export function parsed(path: string): unknown {
  if (!read.has(path)) read.set(path, load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }))
  return read.get(path)
}

/** Sorted names of the files in a folder of a country. */
export const namesIn = (within: DataFolder, of: Market = market): readonly string[] =>
  readdirSync(join(dataFolders[of], folderOf(within))).sort()

/** The folder in a pattern: `goods` of `goods/*`. */
export const folderOf = (within: DataFolder): string => within.slice(0, -2)
