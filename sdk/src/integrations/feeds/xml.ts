// characters that XML 1.0 does not allow
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML: safe in elements and in attributes. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/** Content of an element; an empty value is left out. */
export type XmlValue = string | number | null | undefined

/** An element with a text; '' for an empty value. */
export const element = (name: string, value: XmlValue): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${escapeXml(String(value))}</${name}>`

/** An element with elements inside; '' if all of them are empty. */
export function group(name: string, parts: readonly string[]): string {
  const inner = parts.join('')
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
