import { segmentCookieNames, segmentCookies, type SegmentPort } from '@vanek/sdk/session'
import type { PageCookies } from './env.ts'

const pairOf = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]

/** The segment of who asks for a page, in the cookies of the answer (C6.04, C9.02, C9.03). */
export const pageSegment = (cookies: PageCookies): SegmentPort =>
  segmentCookies({
    read: () =>
      Object.values(segmentCookieNames)
        .flatMap((name) => pairOf(name, cookies.get(name)))
        .join('; '),
    write(text) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*).*Max-Age=(\d+)/.exec(text) ?? []
      if (Number(age) > 0) cookies.set(name, decodeURIComponent(value), { maxAgeSeconds: Number(age) })
      else cookies.remove(name)
    },
  })
