import { pageKey, urlOfKey, type KnownQuery } from './page-key.ts'

const fromForm = /[?&](?:price|r\d+)\.(?:from|to)=/

/**
 * Where a listing that a plain form asked for has its address: a form sends every field, the empty ones too, and a
 * value at a time. Undefined for addresses that no form made.
 */
export const plainFormTarget = (url: string, known: KnownQuery): string | undefined =>
  known.listing && fromForm.test(url) ? urlOfKey(pageKey('', url, known)) : undefined
