/**
 * Replaces placeholders in a text: `interpolate('{count} {unit} left', { count: 2, unit: 'pcs' })` is `2 pcs left`.
 *
 * @param text - Text with placeholders in braces.
 * @param values - Values by name. A placeholder without a value stays as it is, so that it is noticed.
 * @example
 * ```ts
 * const left = interpolate('{count} {unit} left', { count: 2, unit: 'pcs' }) // '2 pcs left'
 * ```
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
