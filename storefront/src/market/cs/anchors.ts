/** Ids of parts of pages, for URLs with a `#`. */
export const anchors = {
  /** The result of the adviser. */
  result: 'vysledek',
  /** The form of the adviser. */
  inputs: 'zadani',
  /** Before the number of a picture of a product. */
  picture: 'obrazek-',
  /** Questions about a product. */
  questions: 'dotazy',
  reviews: 'recenze',
  parameters: 'parametry',
  /** Opens the cookie banner on any page. */
  cookies: 'nastaveni-cookies',
  /** The form of the contact page. */
  write: 'napiste-nam',
} as const
