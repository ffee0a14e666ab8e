import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { market } from '../src/market.ts'
import {
  type DataFile,
  type DataFolder,
  dataFolders,
  folderOf,
  namesIn,
  parsed,
  slovakTextsPath,
} from './data-files.ts'
import type { Data } from './schema/files.ts'
import type { Translations } from './schema/translations.ts'
import { translated } from './translated.ts'

/** A file of this market: one of its own, else the Czech one with its texts laid over it. */
function read(file: string): unknown {
  const czech = join(dataFolders.cs, file)
  if (market === 'cs') return parsed(czech)
  const whole = join(dataFolders[market], file)
  if (existsSync(whole)) return parsed(whole)
  const texts = slovakTextsPath(file)
  return existsSync(texts) ? translated(parsed(czech), parsed(texts), file) : parsed(czech)
}

/** What stands in a data file. */
export function dataOf<File extends DataFile>(file: File): Data[File] {
  return read(`${file}.yaml`) as Data[File]
}

/** What stands in the files of a folder, by their names. */
export function dataIn<In extends DataFolder>(within: In): readonly Data[In][] {
  return namesIn(within, 'cs').map((file) => read(join(folderOf(within), file)) as Data[In])
}

/** A file of texts that lies over no file of the same name; null in the Czech shop. */
export function textsOf<File extends 'choices' | 'tree'>(file: File): Translations[File] | null {
  return market === 'cs' ? null : (parsed(slovakTextsPath(`${file}.yaml`)) as Translations[File])
}
