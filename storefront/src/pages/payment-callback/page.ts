import { definePage } from '../../app/define-page.ts'

export const paymentCallback = definePage({
  name: 'payment-callback',
  path: { cs: '/checkout/payment/callback' },
  audience: 'visitor',
  view: () => import('./view.tsx'),
  data: () => import('./data.ts'),
})
