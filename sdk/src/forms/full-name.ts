/** Whether a name has at least two words. */
export const isFullName = (name: string): boolean => /\S\s+\S/.test(name)

/** Splits a full name: the last word is the last name, all before it the first name. */
export function splitFullName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.pop() ?? ''
  return words.length > 0 ? { firstName: words.join(' '), lastName } : { firstName: lastName, lastName: '' }
}
