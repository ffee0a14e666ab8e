/** Kinds of business: with consumers and with companies (C9.19). */
export const businessTypes = ['b2c', 'b2b'] as const

/** Countries that have pickup points, alpha-2 in small letters (C9.21). */
export const parcelCountries = ['cz', 'sk', 'pl', 'de'] as const

/** Regions by the country, alpha-2 (C9.22). */
export const regions = {
  CZ: [
    'Hlavní město Praha',
    'Středočeský kraj',
    'Jihočeský kraj',
    'Plzeňský kraj',
    'Karlovarský kraj',
    'Ústecký kraj',
    'Liberecký kraj',
    'Královéhradecký kraj',
    'Pardubický kraj',
    'Kraj Vysočina',
    'Jihomoravský kraj',
    'Olomoucký kraj',
    'Zlínský kraj',
    'Moravskoslezský kraj',
  ],
  SK: [
    'Bratislavský kraj',
    'Trnavský kraj',
    'Trenčiansky kraj',
    'Nitriansky kraj',
    'Žilinský kraj',
    'Banskobystrický kraj',
    'Prešovský kraj',
    'Košický kraj',
  ],
} as const
