/** Parts of pages that addresses name after a `#`. */
export const anchors = {
  /** What the adviser found. */
  result: 'vysledek',
  /** The answers that it is found by. */
  inputs: 'zadani',
  /** Before the number of a picture of a product. */
  picture: 'obrazek-',
  /** What shoppers asked about a product. */
  questions: 'dotazy',
  reviews: 'recenze',
  parameters: 'parametry',
  /** Opens the choice of cookies on any page. */
  cookies: 'nastaveni-cookies',
  /** The form of the contact page. */
  write: 'napiste-nam',
} as const
