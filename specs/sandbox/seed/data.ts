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

/** A file of this market: its own one, or the Czech one with translated texts. */
function read(file: string): unknown {
  const czech = join(dataFolders.cs, file)
  if (market === 'cs') return parsed(czech)
  const whole = join(dataFolders[market], file)
  if (existsSync(whole)) return parsed(whole)
  const texts = slovakTextsPath(file)
  return existsSync(texts) ? translated(parsed(czech), parsed(texts), file) : parsed(czech)
}

/** The content of a data file. */
export function dataOf<File extends DataFile>(file: File): Data[File] {
  return read(`${file}.yaml`) as Data[File]
}

/** The content of a data file of the Czech shop, in each market. */
export const czechDataOf = <File extends DataFile>(file: File): Data[File] =>
  parsed(join(dataFolders.cs, `${file}.yaml`)) as Data[File]

/** The content of the files of a folder, by name. */
export function dataIn<In extends DataFolder>(within: In): readonly Data[In][] {
  return namesIn(within, 'cs').map((file) => read(join(folderOf(within), file)) as Data[In])
}

/** A file of texts without a data file of the same name; null in the Czech shop. */
export function textsOf<File extends 'choices' | 'tree'>(file: File): Translations[File] | null {
  return market === 'cs' ? null : (parsed(slovakTextsPath(`${file}.yaml`)) as Translations[File])
}
