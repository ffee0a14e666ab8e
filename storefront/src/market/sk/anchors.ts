/** Parts of pages that addresses name after a `#`. */
export const anchors = {
  /** What the adviser found. */
  result: 'vysledok',
  /** The answers that it is found by. */
  inputs: 'zadanie',
  /** Before the number of a picture of a product. */
  picture: 'obrazok-',
  /** What shoppers asked about a product. */
  questions: 'otazky',
  reviews: 'recenzie',
  parameters: 'parametre',
  /** Opens the choice of cookies on any page. */
  cookies: 'nastavenie-cookies',
  /** The form of the contact page. */
  write: 'napiste-nam',
} as const
