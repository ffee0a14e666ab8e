import { describe, expect, it } from 'vitest'
import { pageEnv, actionArgs, refusal } from '../../testing/page-env.ts'
import { action } from './data.ts'

const post = (email: string) => actionArgs('/odber-novinek', { email })

describe('the newsletter without scripts', () => {
  it('C7.58 requests it with the URL of the confirmation page, and shows the next step', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'pending' }))
    const answer = await action(post(' jana@vanek.test '), env)
    expect(answer).toMatchObject({ data: { done: expect.stringContaining('Poslali jsme vám e-mail') } })
    expect(calls.slice(0, 1)).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/newsletter/subscribe',
        body: { email: 'jana@vanek.test', callbackUrl: 'http://own.test/aktivovat', terms: true },
      },
    ])
  })

  it('B8.05 shows the text of editors on success', async () => {
    const site = { data: { siteConfiguration: { newsletter_success_text: 'Mrkněte do schránky.' } } }
    const { env } = pageEnv(({ path }) => Response.json(path.startsWith('/graphql') ? site : { status: 'pending' }))
    expect(await action(post('jana@vanek.test'), env)).toMatchObject({ data: { done: 'Mrkněte do schránky.' } })
  })

  it('C8.26 shows the text of the shop for a blocked e-mail, and not as an error', async () => {
    const { env } = pageEnv(() => refusal(401, 'email_refused', 'email', 'Na tuto adresu novinky neposíláme.'))
    expect(await action(post('jana@blocked.test'), env)).toMatchObject({
      data: { done: 'Na tuto adresu novinky neposíláme.' },
    })
  })

  it('B5.07 sends nothing without an e-mail', async () => {
    const { env, calls } = pageEnv(() => Response.json({ status: 'pending' }))
    expect(await action(post(' '), env)).toMatchObject({
      data: { done: null, error: 'Pokud chcete dostávat novinky, musíte vyplnit e-mail.' },
      init: { status: 422 },
    })
    expect(calls).toEqual([])
  })

  it('keeps the typed input when it is refused', async () => {
    const { env } = pageEnv(() => refusal(422, 'validation', 'email', 'E-mail není ve správném formátu'))
    expect(await action(post('jana@'), env)).toMatchObject({
      data: { done: null, email: 'jana@', error: expect.stringMatching(/\S/) },
      init: { status: 422 },
    })
  })
})
