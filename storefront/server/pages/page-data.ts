import { cacheControl } from '@vanek/sdk/server'
import { fileHeaders } from '../http/headers.ts'
import type { Answer } from '../http/answer.ts'
import { createPageCache } from './page-cache.ts'
import type { DataFile } from './state-script.ts'
import { storedPage } from './stored-page.ts'

export interface PageDataOptions {
  readonly maxBytes: number
  /** Memory for files of pages that were requested only once. */
  readonly trialBytes?: number
  readonly onError?: (error: unknown) => void
}

/** The data of cached pages, by hash. */
export interface PageData {
  /** Stores files; those of an `open` page may be stored by caches on the way too. */
  add(files: readonly DataFile[], open: boolean): Promise<void>
  has(hash: string): boolean
  /** The answer for these headers; undefined if there is no such file (any more). */
  answer(hash: string, acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Promise<Answer | undefined>
  bytes(): number
}

const headersOf = (open: boolean) => ({
  ...fileHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': open ? cacheControl.asset : cacheControl.asset.replace('public', 'private'),
})

/** Creates the store of data files. Equal data of several pages, such as the menu, are one file. */
export function createPageData({ maxBytes, onError = () => {}, ...trial }: PageDataOptions): PageData {
  const cache = createPageCache<never>({ ...trial, freshMs: Infinity, maxBytes, otherBytes: maxBytes / 4, onError })
  return {
    bytes: cache.bytes,
    has: (hash) => cache.lookup(hash) !== undefined,
    async add(files, open) {
      await Promise.all(
        files.map(async ({ hash, json }) =>
          cache.get(hash, async () => ({ value: await storedPage(json, headersOf(open)) })),
        ),
      )
    },
    async answer(hash, acceptEncoding, ifNoneMatch) {
      const file = cache.lookup(hash)
      return file && cache.answer(file, acceptEncoding, ifNoneMatch)
    },
  }
}
