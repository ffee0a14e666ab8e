import { join } from 'node:path'
import { market, type Market } from '../../src/market.ts'
import {
  type DataFile,
  type DataFolder,
  dataFolders,
  folderOf,
  namesIn,
  parsed,
  slovakTextsPath,
} from '../data-files.ts'
import type { Data } from '../schema/files.ts'
import type { Translations } from '../schema/translations.ts'

const read = (file: string, of: Market): unknown => parsed(join(dataFolders[of], file))

/** Editorial content of a country from a file; each country has a complete file, not a partial translation. */
export function ownData<File extends DataFile>(file: File, of: Market = market): Data[File] {
  return read(`${file}.yaml`, of) as Data[File]
}

/** Editorial content from the files of a folder, by file name. */
export function ownDataIn<In extends DataFolder>(
  within: In,
  of: Market = market,
): readonly (readonly [name: string, data: Data[In]])[] {
  return namesIn(within, of).map((file) => [
    file.replace(/\.yaml$/, ''),
    read(join(folderOf(within), file), of) as Data[In],
  ])
}

/** Slovak texts that override those of a Czech file, needed only to match records of both shops. */
export const slovakTexts = <File extends 'parameters' | 'tree' | 'virtual-categories'>(
  file: File,
): Translations[File] => parsed(slovakTextsPath(`${file}.yaml`)) as Translations[File]

/** The same for one kind of goods. */
export const slovakGoods = (slug: string): Translations['goods/*'] =>
  parsed(slovakTextsPath(`goods/${slug}.yaml`)) as Translations['goods/*']
