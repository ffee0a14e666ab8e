import { bulkOfFile } from '@vanek/sdk/bulk-order'

/** More than 500 long lines need. */
export const longestText = 60_000

/** More bytes than 500 lines of a table with many columns need. */
export const longestFile = 1_000_000

/** The text of a file of lines: UTF-8, or UTF-16 as spreadsheets write "Unicode text". */
export async function readFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, longestFile).arrayBuffer())
  const [first, second] = bytes
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = first === 0xfe ? 'utf-16be' : 'utf-16le'
  return bulkOfFile(new TextDecoder(wide ? encoding : 'utf-8').decode(bytes)).slice(0, longestText)
}

/** The text of an order in bulk as it was posted: a file wins over what was typed. */
export async function postedText(form: FormData): Promise<string> {
  const file = form.get('file')
  if (file instanceof Blob && file.size > 0) return readFile(file)
  const typed = form.get('text')
  return typeof typed === 'string' ? typed.slice(0, longestText) : ''
}
