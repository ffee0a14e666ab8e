import { definePage } from '../lib/page/define-page.ts'

/** Pages of orders that need no account: lookup, claim, withdrawal; and quotations. */
export const orderPages = {
  'order-lookup': definePage({
    path: { cs: '/sledovani-objednavky', sk: '/sledovanie-objednavky' },
    audience: 'visitor',
    capability: 'order-lookup',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./order-lookup/view.tsx'),
    data: () => import('./order-lookup/data.ts'),
  }),
  'order-link': definePage({
    path: { cs: '/sledovani-objednavky/odkaz', sk: '/sledovanie-objednavky/odkaz' },
    audience: 'visitor',
    capability: 'order-lookup',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./order-link/view.tsx'),
    data: () => import('./order-link/data.ts'),
  }),
  'guest-order': definePage({
    path: { cs: '/objednavka', sk: '/objednavka' },
    audience: 'visitor',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./guest-order/view.tsx'),
    data: () => import('./guest-order/data.ts'),
  }),
  claim: definePage({
    path: { cs: '/podat-reklamaci', sk: '/podat-reklamaciu' },
    audience: 'visitor',
    capability: 'claims',
    index: true,
    query: ['objednavka', 'podana'],
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./claim/view.tsx'),
    data: () => import('./claim/data.ts'),
  }),
  withdrawal: definePage({
    path: { cs: '/odstoupit-od-smlouvy', sk: '/odstupit-od-zmluvy' },
    audience: 'visitor',
    capability: 'withdrawals',
    index: true,
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./withdrawal/view.tsx'),
    data: () => import('./withdrawal/data.ts'),
  }),
  quote: definePage({
    path: { cs: '/nabidka', sk: '/ponuka' },
    audience: 'visitor',
    flag: 'quotes',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./quote/view.tsx'),
    data: () => import('./quote/data.ts'),
  }),
  'quote-new': definePage({
    path: { cs: '/nabidka/nova', sk: '/ponuka/nova' },
    audience: 'visitor',
    flag: 'quotes',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./quote-new/view.tsx'),
    data: () => import('./quote-new/data.ts'),
  }),
}
