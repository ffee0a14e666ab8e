const names: Readonly<Record<string, string>> = {
  CZE: 'Česko',
  SVK: 'Slovensko',
  POL: 'Polsko',
  DEU: 'Německo',
  AUT: 'Rakousko',
  CHE: 'Švýcarsko',
}

/** A country as people call it, by ISO 3166 alpha-3; the code itself where goods are not sent. */
export const countryName = (alpha3: string): string => names[alpha3] ?? alpha3
