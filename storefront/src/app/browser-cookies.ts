import type { PageCookies } from './env.ts'

const read = (name: string): string | undefined => {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair && decodeURIComponent(pair.slice(start.length))
}

const write = (name: string, value: string, maxAgeSeconds?: number) => {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`
}

/** The cookies of the browser that scripts may see. */
export const browserCookies: PageCookies = {
  get: read,
  set: (name, value, { maxAgeSeconds } = {}) => write(name, value, maxAgeSeconds),
  remove: (name) => write(name, '', 0),
}
