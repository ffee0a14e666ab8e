export interface PlainInit extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
}

/** A visitor without a browser: only requests and cookies. Fast enough for thousands of visits. */
export interface PlainVisitor {
  request(path: string, init?: PlainInit): Promise<Response>
  /** Posts a form of the shop's own pages; the response must be a redirect. */
  post(path: string, form: Readonly<Record<string, string>>): Promise<Response>
  /** Sets a cookie that no response has set. */
  choose(cookie: string, value: string): void
  readonly cookies: ReadonlyMap<string, string>
}

export function plainVisitor(shopUrl: string): PlainVisitor {
  const cookies = new Map<string, string>()
  const request: PlainVisitor['request'] = async (path, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie && { cookie }), ...init.headers }
    const answer = await fetch(shopUrl + path, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    request,
    cookies,
    choose: (cookie, value) => void cookies.set(cookie, value),
    async post(path, form) {
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await request(path, { method: 'POST', headers, body: new URLSearchParams(form) })
      if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`)
      return answer
    },
  }
}
