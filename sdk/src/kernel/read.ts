/** Validates an untrusted value; undefined if it has another type. */
export type Read<T> = (value: unknown) => T | undefined

/** The same with a default, so that it never returns undefined. */
export type Total<T> = (value: unknown) => T

/** Whether a value is an object, but not null or an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const readText: Read<string> = (value) => (typeof value === 'string' ? value : undefined)
export const readNumber: Read<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined)
export const readInteger: Read<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : undefined)
export const readFlag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** The value, or a default if it is invalid. */
export const or =
  <T>(read: Read<T>, fallback: T): Total<T> =>
  (value) =>
    read(value) ?? fallback

/** The value, or null if it is invalid. */
export const orNull =
  <T>(read: Read<T>): Total<T | null> =>
  (value) =>
    read(value) ?? null

/** A list without invalid entries; empty if it is not a list. */
export const listOf =
  <T>(read: Read<T>): Total<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((own: unknown) => read(own) ?? []) : []

/** Readers of the fields of an object. */
export type Fields<T> = { readonly [K in keyof T]-?: Total<T[K]> }

/** An object with exactly these fields, each with its own default; if it is not an object, it has the defaults only. */
export const objectOf =
  <T extends object>(fields: Fields<T>): Total<T> =>
  (value) => {
    const own = isRecord(value) ? value : {}
    return Object.fromEntries(
      Object.entries<Total<unknown>>(fields).map(([name, read]) => [name, read(own[name])]),
    ) as T
  }

/** The same; undefined if it is not an object. */
export const readObject = <T extends object>(fields: Fields<T>): Read<T> => {
  const read = objectOf(fields)
  return (value) => (isRecord(value) ? read(value) : undefined)
}

/** Text, '' by default. */
export const text = or(readText, '')
/** Text, null by default. */
export const textOrNull = orNull(readText)
/** A whole number, 0 by default. */
export const integer = or(readInteger, 0)
/** A number, 0 by default. */
export const number = or(readNumber, 0)
/** A flag, off by default. */
export const flag = or(readFlag, false)
/** A list of texts. */
export const texts = listOf(readText)
