import { cleanup, render } from '@testing-library/react'
import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { idleSession } from '../../composition/stores/stores.ts'
import { RegistrationForm } from '../../pages/registration/view.tsx'
import { guestSettings } from '../page/settings.ts'

afterEach(cleanup)

const nobody = { user: null, credits: 0, userVariant: '', userGroups: [], sessionId: null, done: [] }

it.each([
  ['/stranka/jine-podminky', '/stranka/jine-podminky'],
  [null, '/stranka/obchodni-podminky'],
])('C4.22 forms link to the terms that the start of the session has set: %s', (termsPath, shown) => {
  const shop = createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  const form = (
    <ShopProvider
      shop={shop}
      cart={createCartStore(shop)}
      notices={createNoticeStore()}
      session={idleSession({ ...nobody, termsPath })}
    >
      <RegistrationForm posted={undefined} />
    </ShopProvider>
  )
  const { getByRole } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  expect(getByRole('link', { name: /obchodními podmínkami/ }).getAttribute('href')).toBe(shown)
})
