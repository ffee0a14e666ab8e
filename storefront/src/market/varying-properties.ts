import type { VaryingProperty } from '@vanek/sdk/seo'

/** Parameters of the catalogue as the properties that distinguish variants for search engines. */
export const varyingProperties: Readonly<Record<string, VaryingProperty>> = {
  colour: 'color',
  material: 'material',
  ...Object.fromEntries(
    (['diameter', 'span', 'dimensions', 'length', 'band', 'height', 'current', 'drying'] as const).map((code) => [
      code,
      'size' as const,
    ]),
  ),
}
