/** Text as search compares it: small letters without accents, everything else than letters and digits one space. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** A number as Czech writes it. */
export function czechNumber(value: number): string {
  return String(value).replace('.', ',')
}
