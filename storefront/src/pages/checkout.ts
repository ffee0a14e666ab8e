import { definePage } from '../lib/page/define-page.ts'

/** From the cart to a paid order. */
export const checkoutPages = {
  cart: definePage({
    path: { cs: '/kosik', sk: '/kosik' },
    audience: 'visitor',
    area: 'checkout',
    visits: 6,
    sheets: ['checkout'],
    view: () => import('./cart/view.tsx'),
    data: () => import('./cart/data.ts'),
  }),
  'bulk-order': definePage({
    path: { cs: '/kosik/import-objednavky', sk: '/kosik/import-objednavky' },
    audience: 'visitor',
    area: 'checkout',
    flag: 'bulk_order',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./bulk-order/view.tsx'),
    data: () => import('./bulk-order/data.ts'),
  }),
  methods: definePage({
    path: { cs: '/kosik/doprava-a-platba', sk: '/kosik/doprava-a-platba' },
    audience: 'visitor',
    area: 'checkout',
    sheets: ['checkout'],
    view: () => import('./methods/view.tsx'),
    data: () => import('./methods/data.ts'),
  }),
  details: definePage({
    path: { cs: '/kosik/dodaci-udaje', sk: '/kosik/dodacie-udaje' },
    audience: 'visitor',
    area: 'checkout',
    sheets: ['checkout'],
    view: () => import('./details/view.tsx'),
    data: () => import('./details/data.ts'),
  }),
  finished: definePage({
    path: { cs: '/kosik/dokonceni', sk: '/kosik/dokoncenie' },
    audience: 'visitor',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./finished/view.tsx'),
    data: () => import('./finished/data.ts'),
  }),
  transfer: definePage({
    path: { cs: '/kosik/platba-prevodem', sk: '/kosik/platba-prevodom' },
    audience: 'visitor',
    sheets: ['checkout'],
    view: () => import('./transfer/view.tsx'),
    data: () => import('./transfer/data.ts'),
  }),
  'payment-callback': definePage({
    path: { cs: '/checkout/payment/callback', sk: '/checkout/payment/callback' },
    audience: 'visitor',
    sheets: ['checkout'],
    view: () => import('./payment-callback/view.tsx'),
    data: () => import('./payment-callback/data.ts'),
  }),
  'payment-widget': definePage({
    path: { cs: '/kosik/platba/:provider', sk: '/kosik/platba/:provider' },
    audience: 'visitor',
    sheets: ['checkout'],
    view: () => import('./payment-widget/view.tsx'),
    data: () => import('./payment-widget/data.ts'),
  }),
}
