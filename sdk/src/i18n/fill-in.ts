/**
 * A sentence with its places filled: `fillIn('Zbývá {count} {unit}', { count: 2, unit: 'ks' })`. A place without a
 * value stays as it is, so that it is noticed.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
