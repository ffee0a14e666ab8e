import { unwrap } from '@vanek/sdk'
import { basicMessages } from '#market/messages'
import { createNoticeStore } from '@vanek/sdk/notices'
import {
  createSession,
  segmentCookieNames,
  segmentCookies,
  type SegmentPort,
  type SessionOptions,
  type SessionStore,
} from '@vanek/sdk/session'
import { getSettings } from '@vanek/sdk/settings'
import { termsPath } from '#market/paths'
import type { PageCookies, VisitorEnv } from '../page/env.ts'
import { makeCart } from './cart-engine.ts'
import { cookieFlashes, redirectOffer } from './flashes.ts'

const pairOf = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]

/** The segment of a request, in the cookies of the response (C6.04, C9.02, C9.03). */
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

/** Ports for pages that show the redirect window or the cart in their own response. */
export type SessionPorts = Partial<Pick<SessionOptions, 'showRedirect' | 'cart'>>

/** The session of one request. Its messages are stored in cookies for the next page. */
export function serverSession({ shop, cookies }: VisitorEnv, ports: SessionPorts): SessionStore {
  return createSession(shop, {
    termsPath,
    cart: makeCart(shop, createNoticeStore()),
    messages: basicMessages,
    settings: async () => unwrap(await getSettings(shop)),
    flashes: cookieFlashes(cookies),
    segment: pageSegment(cookies),
    showRedirect: (offer) => void redirectOffer.leave(cookies, offer),
    ...ports,
  })
}
