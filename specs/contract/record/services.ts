import type { Recording } from './recorder.ts'

/** External services. */
export async function services(record: Recording): Promise<void> {
  await record('getRecommendations', { query: { placement: 'homepage', session: 'visitor-1', limit: 4 } })
  await record('getWidgetProducts', {
    body: {
      widget: 'checkout_cart_items',
      context: { userId: 'visitor-1', cartProductCodes: [], productId: null, categoryId: null },
      limit: 4,
    },
  })
  await record('searchService', { body: { query: 'tichý ventilátor', limit: 5 } })
  await record('suggestAddresses', {
    body: { country: 'CZE', field: 'street', query: 'Lip', within: { city: 'Třebíč' } },
  })
  await record('validateInput', { body: { country: 'CZE', field: 'postcode', value: '674 01' } })
  await record('logReviewOrder', {
    body: {
      apiKey: 'vanek-demo-overeno',
      email: 'jan.novak@example.com',
      orderId: '2600001',
      productItemIds: ['10011'],
    },
  })
  await record('getCountryOfIp', { query: { ip: '192.0.2.1' } })
}
