/**
 * The code in a typed or pasted text: `123 456`, `123-456` and a whole message with the code are `123456`. A text
 * without six digits in a row stays as it is, so that the back end rejects it.
 *
 * @param text - Typed text.
 */
export function cleanLoginCode(text: string): string {
  // the separators of a code that is read aloud, and of one copied from a web page
  const [, first, second] = /(?:^|\D)(\d{3})[\s\u00A0\-–.]?(\d{3})(?!\d)/.exec(text) ?? []
  if (first !== undefined && second !== undefined) return first + second
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 6 ? digits : text
}
