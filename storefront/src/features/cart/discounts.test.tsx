import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { inShop } from '../../testing/shown.tsx'
import { Credits } from './discounts.tsx'

afterEach(cleanup)

/** The field of the credits after a form that was posted without scripts. */
function fieldAfter(refused: object | null): HTMLInputElement {
  const root = { settings: { functions: { loyalty_credits: true } } }
  const hydrationData = { loaderData: { root }, actionData: { root: refused } }
  const routes = [{ id: 'root', path: '/', element: inShop(<Credits balance={120} />) }]
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
  return screen.getByRole('textbox', { hidden: true })
}

it('the field of credits keeps a refused amount, and has all of them at first', () => {
  expect(fieldAfter(null).value).toBe('120')
  cleanup()
  const refused = { kind: 'credits', itemId: null, text: 'Tolik kreditů nemáte.', typed: '500' }
  expect(fieldAfter(refused).value).toBe('500')
  cleanup()
  expect(fieldAfter({ ...refused, kind: 'coupon', typed: 'LETO' }).value).toBe('120')
})
