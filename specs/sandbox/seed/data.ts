import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { market } from '../src/market.ts'
import { packageRoot } from '../src/paths.ts'
import type { Data } from './schema/files.ts'

type Folder = Extract<keyof Data, `${string}/*`>

const folder = join(packageRoot(), 'sandbox/seed/data')
/** Whole files of this market stand here. */
const own = join(folder, market)

// that a file is of its type is for data.test.ts to prove, once and not at every start
const parse = (path: string): unknown => load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA })

const read = (file: string): unknown => parse(join(existsSync(join(own, file)) ? own : folder, file))

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
