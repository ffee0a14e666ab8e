/** Countries with pickup points, as lower-case alpha-2 codes. */
const parcelCountries = ['cz', 'sk', 'pl', 'de'] as const

const inAddresses: Readonly<Record<(typeof parcelCountries)[number], string>> = {
  ...{ cz: 'CZE', sk: 'SVK', pl: 'POL', de: 'DEU' },
}

/** Whether parcels can be collected in a country, given by its alpha-3 code. */
export const isParcelCountry = (country: string): boolean => parcelCountries.some((own) => inAddresses[own] === country)

/** Names of regions by country, ISO 3166 alpha-2. */
export const regions = {
  /** Czech regions, in Czech. */
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
  /** Slovak regions, in Slovak. */
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
