/** Ids of parts of pages, for URLs with a `#`. */
export const anchors = {
  /** The result of the adviser. */
  result: 'vysledok',
  /** The form of the adviser. */
  inputs: 'zadanie',
  /** Before the number of a picture of a product. */
  picture: 'obrazok-',
  /** Questions about a product. */
  questions: 'otazky',
  reviews: 'recenzie',
  parameters: 'parametre',
  /** Opens the cookie banner on any page. */
  cookies: 'nastavenie-cookies',
  /** The form of the contact page. */
  write: 'napiste-nam',
} as const
