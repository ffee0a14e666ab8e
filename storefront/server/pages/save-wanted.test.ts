import { createCookieJar, createSessionCookies, type Proxy } from '@vanek/sdk/server'
import { describe, expect, it } from 'vitest'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { cookieFlashes } from '../../src/lib/session/flashes.ts'
import { wantedFavourites, wantFavourite } from '../../src/lib/session/wanted-favourites.ts'
import { pageCookies } from './page-env.ts'
import { proxyForWanted } from './save-wanted.ts'

const list = { id: 9, code: 'wishlist', name: 'Oblíbené', items: [], itemsCount: 0, total: null }

/** A visitor who signs in, or only loads something; `statuses` are the answers to what is added. */
async function visit(cookie: string, { signsIn = true, statuses = [] as number[] } = {}) {
  const jar = createCookieJar(cookie, { secure: false })
  const session = createSessionCookies(jar, { secure: false })
  const added: unknown[] = []
  const proxy: Proxy = async (request) => {
    if (new URL(request.url).pathname.endsWith('/wishlist/items')) {
      added.push(((await request.json()) as { id: number }).id)
      const status = statuses.shift() ?? 200
      return Response.json(status === 200 ? list : { errors: [{ code: 'not_found', field: null, title: '' }] }, {
        status,
      })
    }
    if (signsIn) session.set('auth', 'new')
    return Response.json({})
  }
  const visitor = { session, segment: guestSettings, requestId: 'r' }
  const answer = await proxyForWanted(proxy, jar)(new Request('http://own.test/api/v1/login'), visitor)
  const cookies = pageCookies(jar)
  return { status: answer.status, added, said: cookieFlashes(cookies).take(), left: wantedFavourites(cookies) }
}

const success = { kind: 'success', code: 'wish_added', text: 'Produkt byl přidán do oblíbených' }

describe('favourites wanted by a guest', () => {
  it('B4.10 B8.09 are saved at the sign-in, with one notice', async () => {
    expect(await visit('vanek_wanted=10.11')).toEqual({ status: 200, added: [10, 11], said: [success], left: [] })
  })

  it.each([
    ['without a sign-in', 'vanek_wanted=10', { signsIn: false }, [10]],
    ['of a customer who stays signed in', 'vanek_auth_token=new; vanek_wanted=10', {}, [10]],
    ['if there are none', '', {}, []],
    ['of a cookie that is not ours', 'vanek_wanted=-1.x.1e3.0..9999999999999999', {}, []],
  ])('are not saved %s', async (_, cookie, options, left) => {
    expect(await visit(cookie, options)).toEqual({ status: 200, added: [], said: [], left })
  })

  it('leave an error if some could not be saved, and do not fail the sign-in', async () => {
    const { status, added, said, left } = await visit('vanek_wanted=10.11', { statuses: [404] })
    expect({ status, added, left }).toEqual({ status: 200, added: [10, 11], left: [] })
    expect(said).toMatchObject([success, { kind: 'danger', title: 'Něco se porouchalo' }])
  })

  it('are the last ten, each once', () => {
    const cookies = pageCookies(createCookieJar('', { secure: false }))
    for (const id of [...Array.from({ length: 12 }, (_, at) => at + 1), 5]) wantFavourite(cookies, id)
    expect(wantedFavourites(cookies)).toEqual([3, 4, 6, 7, 8, 9, 10, 11, 12, 5])
  })
})
