import type { PageCookies } from '../page/env.ts'

const name = 'vanek_wanted'
const hour = 60 * 60
const most = 10

/** Variants whose heart a guest has pressed; they are saved at the sign-in. */
export const wantedFavourites = (cookies: Pick<PageCookies, 'get'>): readonly number[] =>
  (cookies.get(name) ?? '')
    .split('.')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number)
    .slice(-most)

/** Remembers a variant for an hour, long enough to register and to confirm the e-mail. */
export function wantFavourite(cookies: PageCookies, variantId: number): void {
  const others = wantedFavourites(cookies).filter((id) => id !== variantId)
  cookies.set(name, [...others, variantId].slice(-most).join('.'), { maxAgeSeconds: hour })
}

/** Called when they are saved. */
export const forgetWanted = (cookies: Pick<PageCookies, 'remove'>): void => cookies.remove(name)
