/** A plain object to be written into `<script type="application/ld+json">`. */
export type JsonLd = Readonly<Record<string, unknown>>

/** A part of a schema.org object; fields without a value are left out. */
export const part = (type: string, fields: Readonly<Record<string, unknown>>): JsonLd => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ),
})

/** A whole schema.org object. */
export const ld = (type: string, fields: Readonly<Record<string, unknown>>): JsonLd => ({
  '@context': 'https://schema.org',
  ...part(type, fields),
})
