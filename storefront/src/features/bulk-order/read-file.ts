import * as texts from '#texts/features/bulk-order'
import { parseBulkOrderFile } from '@vanek/sdk/bulk-order'

/** Enough for 500 long lines. */
export const maxTextLength = 60_000

/** More than enough bytes for 500 lines of a table with many columns. */
export const maxFileSize = 1_000_000

/** The message for a file or text that is too large. It is refused as a whole, since a part would be another order. */
export const tooLarge: string = texts.tooLarge

/** Reads a text file in UTF-8, or in UTF-16 as spreadsheets save "Unicode text"; null if it is too large. */
export async function readFile(file: Blob): Promise<string | null> {
  if (file.size > maxFileSize) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [first, second] = bytes
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = first === 0xfe ? 'utf-16be' : 'utf-16le'
  const text = parseBulkOrderFile(new TextDecoder(wide ? encoding : 'utf-8').decode(bytes))
  return text.length > maxTextLength ? null : text
}

/** The text of a posted bulk order: a file takes precedence over typed text. Null if it is too large. */
export async function postedText(form: FormData): Promise<string | null> {
  const file = form.get('file')
  if (file instanceof Blob && file.size > 0) return readFile(file)
  const typed = form.get('text')
  if (typeof typed !== 'string') return ''
  // forms post line breaks as CRLF, which count as one character in the text field
  return typed.replaceAll('\r\n', '\n').length > maxTextLength ? null : typed
}
