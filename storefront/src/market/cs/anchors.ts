/** Parts of pages that addresses name after a `#`. */
export const anchors = {
  /** What the adviser found. */
  result: 'vysledek',
  /** The answers that it is found by. */
  inputs: 'zadani',
  reviews: 'recenze',
  parameters: 'parametry',
  /** Opens the choice of cookies on any page. */
  cookies: 'nastaveni-cookies',
  /** The form of the contact page. */
  write: 'napiste-nam',
} as const
