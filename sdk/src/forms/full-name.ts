/** Whether a name, or one word of it, has a letter of any script. Digits, signs and emoji alone are no name. */
export const isName = (text: string): boolean => /\p{L}/u.test(text)

/** Whether a name has at least two words. */
export const isFullName = (name: string): boolean => name.split(/\s+/).filter(isName).length > 1

/** Splits a full name: the last name is the last word, with what has no letter after it; all before it is the first name. */
export function splitFullName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/)
  const last = words.map(isName).lastIndexOf(true)
  const at = last > 0 ? last : Math.max(words.length - 1, 1)
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') }
}
