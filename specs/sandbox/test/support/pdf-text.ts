import { inflateSync } from 'node:zlib'

/** The characters of a font by code, from its `ToUnicode` table. */
function lettersOf(table: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>()
  const written = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries())
      letters.set(parseInt(first, 16) + at, written(hex))
  }
  return letters
}

/** The text of a PDF that pdfkit wrote, without whitespace between words, so that line breaks do not matter. */
export function pdfText(file: Buffer): string {
  const source = file.toString('latin1')
  const objects = new Map([...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body]) => [id, body]))
  const streamOf = (id: string | undefined): string => {
    const body = objects.get(id) ?? ''
    const packed = body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream'))
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
  }
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const [, name = '', id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (table && !fonts.has(name)) fonts.set(name, lettersOf(streamOf(table)))
  }
  const pages = [...source.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => streamOf(id))
  let font: ReadonlyMap<number, string> | undefined
  let text = ''
  for (const [, name, hex] of pages.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/gi)) {
    if (name) font = fonts.get(name)
    for (const code of hex?.match(/.{4}/g) ?? []) text += font?.get(parseInt(code, 16)) ?? '?'
  }
  return text.replaceAll(/\s/g, '')
}
