import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { market } from '../src/market.ts'
import { packageRoot } from '../src/paths.ts'
import type { Data } from './schema/files.ts'
import type { Translations } from './schema/translations.ts'
import { translated } from './translated.ts'

type Folder = Extract<keyof Data, `${string}/*`>

const seed = join(packageRoot(), 'sandbox/seed')
const folder = join(seed, 'data')
/** Whole files of this market, and texts that are laid over the Czech files. */
const own = market === 'cs' ? null : { whole: join(folder, market), texts: join(seed, 'translations', market) }

// that a file is of its type is for data.test.ts to prove, once and not at every start
const parse = (path: string): unknown => load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA })

function read(file: string): unknown {
  if (own === null) return parse(join(folder, file))
  const whole = join(own.whole, file)
  if (existsSync(whole)) return parse(whole)
  const texts = join(own.texts, file)
  const data = parse(join(folder, file))
  return existsSync(texts) ? translated(data, parse(texts), file) : data
}

/** What stands in a data file. */
export function dataOf<File extends Exclude<keyof Data, Folder>>(file: File): Data[File] {
  return read(`${file}.yaml`) as Data[File]
}

/** What stands in the files of a folder, by their names. */
export function dataIn<In extends Folder>(within: In): readonly Data[In][] {
  const path = within.slice(0, -2)
  return readdirSync(join(folder, path))
    .sort()
    .map((file) => read(join(path, file)) as Data[In])
}

/** A file of texts that lies over no file of the same name; null in the Czech shop. */
export function textsOf<File extends 'choices' | 'tree'>(file: File): Translations[File] | null {
  return own === null ? null : (parse(join(own.texts, `${file}.yaml`)) as Translations[File])
}
