/** An object that a hidden field of a form carries; null when it carries none. What is in it still has to be checked. */
export function jsonField<T extends object>(form: FormData, name: string): Partial<T> | null {
  const text = form.get(name)
  if (typeof text !== 'string') return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}
