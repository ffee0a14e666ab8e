import type { VaryingProperty } from '@vanek/sdk/seo'

/** Parameters of the catalogue as properties by which search engines tell variants apart. */
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
