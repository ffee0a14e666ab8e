import { market } from '#market/market'

/** Regions of branches in their usual order, by country (C9.22). */
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

/** All regions, those of the shop's own country first. */
export const regionOrder: readonly string[] = [...regions[market.country.code], ...Object.values(regions).flat()]
