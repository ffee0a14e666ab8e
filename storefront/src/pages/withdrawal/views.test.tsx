import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { followForms } from '../../composition/moves/links-and-forms.ts'
import { inShop } from '../../testing/shown.tsx'
import type { Declared } from '../../lib/paths/withdrawal.ts'
import { Component, head, shouldRevalidate } from './view.tsx'

let leading: ReturnType<typeof createMemoryRouter>
const follow = followForms({
  get state() {
    return leading.state
  },
  navigate: async (...move: readonly unknown[]) => leading.navigate(...(move as Parameters<typeof leading.navigate>)),
})
beforeAll(() => document.addEventListener('submit', follow))
afterAll(() => document.removeEventListener('submit', follow))
afterEach(cleanup)

/** Renders the page with its loader data, and with `answer` as the response to a form. */
async function shown(page: object, answer?: Declared) {
  const element = inShop(<Component />)
  const path = '/odstoupit-od-smlouvy'
  const posts: Record<string, unknown>[] = []
  const router = createMemoryRouter(
    [
      {
        ...{ path, element, loader: () => page, hydrateFallbackElement: <p /> },
        action: async ({ request }: { readonly request: Request }) => {
          const fields = Object.fromEntries((await request.formData()).entries())
          posts.push({ ...fields, at: new URL(request.url).search })
          return answer ?? null
        },
      },
    ],
    { initialEntries: [path] },
  )
  leading = router
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  const text = () => (document.querySelector('.claim-page')?.textContent ?? '').replaceAll(/\s+/g, ' ')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { text, press, posts, router }
}
const lead = 'Zabere to dva kroky'
const typed = { name: 'Marie', orderCode: '2600001', email: 'marie@b.cz', bankAccount: '', note: '' }

describe('the page for withdrawals', () => {
  const order = {
    ...{
      id: 'o-1',
      code: '2600001',
      created: '2026-11-20T12:00:00Z',
      currencyCode: 'CZK',
      status: 'delivered',
      parcels: [],
    },
    ...{ items: [{ id: 1, name: 'Ventilátor', unit: 'ks' }, { id: 2 }], customer: { email: 'jan@b.cz' } },
  }
  const withdrawal = {
    ...{ number: '2600001-O1', declared: '2026-11-23T13:00:00Z', received: null, refunded: null, amount: 478.5 },
    lines: [{ item: 1, amount: 2 }],
  }
  const leads = () => [...document.querySelectorAll('.claim-page > div a')].map((link) => link.getAttribute('href'))

  it.each([
    ['o-1', '/uzivatel/objednavky/o-1'],
    ['current', '/objednavka'],
  ])('A5.12 shows when it was received, its number and its lines, and links back to the order %s', async (of, back) => {
    const { text } = await shown({ kind: 'done', of, order, withdrawal })
    for (const part of ['Odstoupení jsme přijali', '2600001-O1', '23. 11. 2026', 'na jan@b.cz', '2 ks Ventilátor'])
      expect(text()).toContain(part)
    expect(text()).not.toContain(lead)
    expect(leads()).toContain(back)
  })

  it('A5.12 A5.13 says what follows only where it does: goods are sent back if they were delivered', async () => {
    const parcel = { state: 'lost' }
    const steps: readonly [object, object, string][] = [
      [order, withdrawal, 'Vrátíte zboží'],
      [{ ...order, status: 'cancelled' }, { ...withdrawal, unsent: true }, 'Co nechcete, z objednávky vyřadíme'],
      [{ ...order, status: 'returned' }, withdrawal, 'Zboží už máme zpátky, nebo k vám nedorazilo'],
      [order, { ...withdrawal, received: '2026-11-24T13:00:00Z' }, 'Zboží už máme zpátky, nebo k vám nedorazilo'],
      [{ ...order, parcels: [parcel] }, withdrawal, 'Zboží už máme zpátky, nebo k vám nedorazilo'],
    ]
    for (const [of, made, next] of steps) {
      // oxlint-disable-next-line no-await-in-loop -- one page after another
      const { text } = await shown({ kind: 'done', of: 'o-1', order: of, withdrawal: made })
      expect(text()).toContain(next)
      expect(text().includes('Vrátíte zboží')).toBe(next === 'Vrátíte zboží')
      cleanup()
    }
  })

  it('A5.12 lets customers choose one of their orders, and shows when there is none', async () => {
    const { text } = await shown({ kind: 'orders', orders: [order, { ...order, id: 'o-2', items: [order.items[0]] }] })
    expect(text()).toContain(lead)
    expect(leads()).toEqual(['o-1', 'o-2'].map((id) => `/odstoupit-od-smlouvy?objednavka=${id}`))
    expect(text().match(/Ventilátor( a další)?/g)).toEqual(['Ventilátor a další', 'Ventilátor'])
    cleanup()
    expect((await shown({ kind: 'orders', orders: [] })).text()).toContain('Nemáte tu objednávku')
    cleanup()
    expect((await shown({ kind: 'missing' })).text()).toContain('Takovou objednávku tu nemáme')
    cleanup()
    const both = (await shown({ kind: 'public', orders: [order] })).text()
    for (const part of ['Od které objednávky odstupujete', 'Podle čísla objednávky']) expect(both).toContain(part)
    cleanup()
    expect((await shown({ kind: 'public', orders: [] })).text()).not.toContain('Od které objednávky')
  })

  it('A5.12 is indexed only without an order', () => {
    const env = { origin: 'https://shop.example' } as never
    expect(head({ kind: 'public', orders: [] }, env)).toMatchObject({
      canonical: 'https://shop.example/odstoupit-od-smlouvy',
    })
    expect(head({ kind: 'missing' }, env)).toMatchObject({ robots: 'noindex' })
    expect(head({ kind: 'public', orders: [] }, env)).not.toHaveProperty('robots')
  })

  it('A5.12 is reloaded only between steps about an order', () => {
    const at = (search: string) => new URL(`https://shop.example/odstoupit-od-smlouvy${search}`)
    const isRead = (from: string, to: string, defaultShouldRevalidate = true) =>
      shouldRevalidate({ currentUrl: at(from), nextUrl: at(to), defaultShouldRevalidate } as never)
    expect([isRead('', '?krok=souhrn'), isRead('?objednavka=o-1', ''), isRead('', '?objednavka=o-1')]).toEqual([
      ...[false, true, true],
    ])
    expect(isRead('?objednavka=o-1', '?objednavka=o-1', false)).toBe(false)
  })
})

describe('a declaration by number and e-mail', () => {
  const nothing = { kind: 'public', orders: [] }

  it('A5.12 shows errors at its fields, and keeps the typed input', async () => {
    const errors = { email: 'email_invalid', bankAccount: 'bank_account_invalid' }
    const { text, press, posts } = await shown(nothing, {
      step: 'fill',
      values: typed,
      errors,
      text: 'Zkuste to znovu.',
    })
    for (const name of ['Jméno a příjmení', 'Číslo objednávky', 'E-mail, který jste uvedli v objednávce'])
      expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).required).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/^Účet/).required).toBe(false)
    press('Pokračovat ke shrnutí')
    await screen.findByText('Zkuste to znovu.')
    expect(posts).toMatchObject([{ intent: 'check', at: '?krok=souhrn' }])
    expect(screen.getByLabelText<HTMLInputElement>(/^Číslo/).value).toBe('2600001')
    expect([...document.querySelectorAll('[aria-invalid=true]')].map((at) => at.getAttribute('name'))).toEqual([
      ...['email', 'bankAccount'],
    ])
    expect(text()).toContain('E-mail není ve správném formátu')
  })

  it('A5.12 shows a summary, submits all fields again, and allows corrections', async () => {
    const { text, press, posts, router } = await shown(nothing, {
      step: 'summary',
      values: typed,
      errors: {},
      text: null,
    })
    press('Pokračovat ke shrnutí')
    await screen.findByText('Co nám oznamujete')
    expect(text()).toContain('Odstupuji od celé smlouvy k objednávce 2600001.')
    for (const part of ['Marie', 'marie@b.cz']) expect(text()).toContain(part)
    expect(text()).not.toContain('Účet pro vrácení peněz')
    press('Potvrdit odstoupení od smlouvy')
    await screen.findByText('Co nám oznamujete')
    expect(posts.at(-1)).toMatchObject({ ...typed, intent: 'declare', at: '?krok=potvrzeno' })
    press('Upravit údaje')
    await screen.findByText('Co nám oznamujete')
    expect(posts.at(-1)).toMatchObject({ ...typed, intent: 'edit' })

    // Back returns to the first step with its input
    await router.navigate('/odstoupit-od-smlouvy')
    await screen.findByText('Podle čísla objednávky')
    expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('marie@b.cz')
  })

  it('A5.10 A5.12 ends with the time of receipt, and with the number and e-mail to check', async () => {
    const { text, press } = await shown(nothing, { step: 'done', values: typed, received: '2026-11-23T13:00:00Z' })
    press('Pokračovat ke shrnutí')
    await screen.findByText('Odstoupení jsme přijali')
    expect(text()).toContain('23. 11. 2026')
    expect(text()).toMatch(/k objednávce 2600001\. E-mail, který jste uvedli v objednávce: marie@b\.cz\./)
    expect(text()).not.toContain(lead)
  })
})
