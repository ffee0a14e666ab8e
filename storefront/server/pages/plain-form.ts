import { pageKey, urlOfKey, type KnownQuery } from './page-key.ts'

const fromForm = /[?&](?:price|r\d+)\.(?:from|to)=/

/**
 * The canonical URL of a listing that was submitted as a plain form, with every field, even empty ones, and one value
 * at a time. Undefined for other URLs.
 */
export const plainFormTarget = (url: string, known: KnownQuery): string | undefined =>
  known.listing && fromForm.test(url) ? urlOfKey(pageKey('', url, known)) : undefined
