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

/** What the editors of a country wrote in a file; each country has a whole one of its own, not a translation in parts. */
export function ownData<File extends DataFile>(file: File, of: Market = market): Data[File] {
  return read(`${file}.yaml`, of) as Data[File]
}

/** What they wrote in the files of a folder, by the names of the files. */
export function ownDataIn<In extends DataFolder>(
  within: In,
  of: Market = market,
): readonly (readonly [name: string, data: Data[In]])[] {
  return namesIn(within, of).map((file) => [
    file.replace(/\.yaml$/, ''),
    read(join(folderOf(within), file), of) as Data[In],
  ])
}

/** Slovak texts that are laid over a Czech file, for what pairs both shops; everybody else reads the file whole. */
export const slovakTexts = <File extends 'parameters' | 'tree' | 'virtual-categories'>(
  file: File,
): Translations[File] => parsed(slovakTextsPath(`${file}.yaml`)) as Translations[File]

/** The same of one kind of goods. */
export const slovakGoods = (slug: string): Translations['goods/*'] =>
  parsed(slovakTextsPath(`goods/${slug}.yaml`)) as Translations['goods/*']
