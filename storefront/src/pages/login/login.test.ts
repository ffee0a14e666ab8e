import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import { loaderArgs, pageEnv, actionArgs, refusal, redirectOf } from '../../testing/page-env.ts'
import { action, loader } from './data.ts'

const user = {
  ...{ id: '7', email: 'jana@vanek.test', firstName: 'Jana', lastName: 'Horáčková', phone: null, groups: [] },
  ...{ variantHash: null, address: null, business: null, newsletter: false, attributes: { custom: {} } },
  ...{ credits: { amount: 0 }, wishList: null, shoppingLists: [] },
}

const signedIn = (answer = () => Response.json(user)) =>
  pageEnv(({ path }) => (path.startsWith('/api/v1/user') ? answer() : Response.json({})), {
    tokens: memoryTokens({ auth: 'token' }),
  })

describe('the sign-in page', () => {
  it.each([
    ['/prihlasit?redirect=%2Fuzivatel%2Fobjednavky%3Fpage%3D2', '303 /uzivatel/objednavky?page=2'],
    ['/prihlasit?redirect=%2Fkosik', '303 /kosik'],
  ])('C2.25 redirects from %s when somebody has signed in meanwhile', async (path, way) => {
    expect(await redirectOf(loader(loaderArgs(path), signedIn().env))).toBe(way)
  })

  it.each(['/prihlasit', '/prihlasit?redirect=%2F', '/prihlasit?redirect=https%3A%2F%2Fevil.example'])(
    'C2.07 shows the signed-in customer at %s',
    async (path) =>
      expect(await loader(loaderArgs(path), signedIn().env)).toMatchObject({
        user: { name: 'Jana Horáčková' },
        redirect: '/',
      }),
  )

  it('C2.25 shows the form to visitors without a valid token, and goes on afterwards', async () => {
    const guest = { user: null, redirect: '/kosik' }
    const path = '/prihlasit?redirect=%2Fkosik'
    expect(await loader(loaderArgs(path), pageEnv(() => Response.json({})).env)).toMatchObject(guest)
    const dead = signedIn(() => refusal(401, 'unauthorized'))
    expect(await loader(loaderArgs(path), dead.env)).toMatchObject(guest)
  })

  it('shows when to retry after too many attempts, and keeps the e-mail', async () => {
    const late = () => refusal(429, 'rate_limited', null, 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.')
    const fields = { email: 'jana@vanek.test', password: 'spatne-heslo' }
    expect(await action(actionArgs('/prihlasit', fields), pageEnv(late).env)).toMatchObject({
      data: {
        values: { email: 'jana@vanek.test' },
        text: 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.',
      },
      init: { status: 422 },
    })
  })

  it('C6.11 has the flash messages of the previous page, and leaves them for the notices', async () => {
    const { env } = pageEnv(() => Response.json({}))
    const notice = { kind: 'danger', text: 'Musíte se nejdříve přihlásit' } as const
    for (const message of [notice, notice]) cookieFlashes(env.cookies).add(message)
    expect(await loader(loaderArgs('/prihlasit'), env)).toMatchObject({ flashes: [notice] })
    expect(cookieFlashes(env.cookies).take()).toHaveLength(2)
  })
})
