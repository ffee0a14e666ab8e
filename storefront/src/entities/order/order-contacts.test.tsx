import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inShop } from '../../testing/shown.tsx'
import { Places } from './order-contacts.tsx'

afterEach(cleanup)

const address = { street: 'Lipová 14', city: 'Brno', postcode: '60200', country_code: 'CZ' }

it('a business that is called like its owner stands in the address once', () => {
  const order = {
    ...{ status: 'new', customer: { name: 'Jan Novák', email: '', phone: '+420601234567' }, custom: null },
    ...{ business: { business_name: 'Jan Novák', TIN: '', VATIN: '' }, billingAddress: address },
    ...{ shipping: { name: 'Jan Novák', business_name: 'Jan Novák', phone: null, address } },
    shipper: { type: 'DELIVERY', branch: null },
  }
  const { container } = render(inShop(<Places order={order as never} />))
  const [delivered] = [...container.querySelectorAll('address')].map((each) =>
    [...each.children].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ')),
  )
  expect(delivered?.slice(0, 3)).toEqual(['Jan Novák', '+420 601 234 567', 'Lipová 14'])
})
