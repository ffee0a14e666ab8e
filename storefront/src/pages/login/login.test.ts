import { memoryTokens } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import { asked, pageEnv, posted, refusal, wayOf } from '../../testing/page-env.ts'
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

describe('the page that signs in', () => {
  it.each([
    ['/prihlasit?redirect=%2Fuzivatel%2Fobjednavky%3Fpage%3D2', '303 /uzivatel/objednavky?page=2'],
    ['/prihlasit?redirect=%2Fkosik', '303 /kosik'],
  ])('C2.25 leads on from %s when somebody has signed in meanwhile', async (path, way) => {
    expect(await wayOf(loader(asked(path), signedIn().env))).toBe(way)
  })

  it.each(['/prihlasit', '/prihlasit?redirect=%2F', '/prihlasit?redirect=https%3A%2F%2Fevil.example'])(
    'C2.07 shows at %s who is signed in',
    async (path) =>
      expect(await loader(asked(path), signedIn().env)).toMatchObject({
        user: { name: 'Jana Horáčková' },
        redirect: '/',
      }),
  )

  it('C2.25 asks whoever has no token, or a dead one, and goes on afterwards', async () => {
    const ask = { user: null, redirect: '/kosik' }
    const path = '/prihlasit?redirect=%2Fkosik'
    expect(await loader(asked(path), pageEnv(() => Response.json({})).env)).toMatchObject(ask)
    const dead = signedIn(() => refusal(401, 'unauthorized'))
    expect(await loader(asked(path), dead.env)).toMatchObject(ask)
  })

  it('says who tried too often when to come again, and keeps the e-mail', async () => {
    const late = () => refusal(429, 'rate_limited', null, 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.')
    const fields = { email: 'jana@vanek.test', password: 'spatne-heslo' }
    expect(await action(posted('/prihlasit', fields), pageEnv(late).env)).toMatchObject({
      data: {
        values: { email: 'jana@vanek.test' },
        text: 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.',
      },
      init: { status: 422 },
    })
  })

  it('C6.11 has what the page before left to say, and leaves it for the notices over the page', async () => {
    const { env } = pageEnv(() => Response.json({}))
    const notice = { kind: 'danger', text: 'Musíte se nejdříve přihlásit' } as const
    for (const said of [notice, notice]) cookieFlashes(env.cookies).add(said)
    expect(await loader(asked('/prihlasit'), env)).toMatchObject({ said: [notice] })
    expect(cookieFlashes(env.cookies).take()).toHaveLength(2)
  })
})
