import { definePage } from '../lib/page/define-page.ts'

/** The account of a customer. */
export const accountPages = {
  'account-dashboard': definePage({
    // the root of the account redirects there (C2.14)
    path: { cs: ['/uzivatel', '/uzivatel/prehled'], sk: ['/ucet', '/ucet/prehlad'] },
    audience: 'customer',
    view: () => import('./account-dashboard/view.tsx'),
    data: () => import('./account-dashboard/data.ts'),
  }),
  'account-orders': definePage({
    path: { cs: '/uzivatel/objednavky', sk: '/ucet/objednavky' },
    audience: 'customer',
    view: () => import('./account-orders/view.tsx'),
    data: () => import('./account-orders/data.ts'),
  }),
  'account-order': definePage({
    path: { cs: '/uzivatel/objednavky/:id', sk: '/ucet/objednavky/:id' },
    audience: 'customer',
    sheets: ['checkout', 'account', 'orders'],
    view: () => import('./account-order/view.tsx'),
    data: () => import('./account-order/data.ts'),
  }),
  'account-settings': definePage({
    path: { cs: '/uzivatel/osobni-udaje', sk: '/ucet/osobne-udaje' },
    audience: 'customer',
    view: () => import('./account-settings/view.tsx'),
    data: () => import('./account-settings/data.ts'),
  }),
  'account-addresses': definePage({
    path: { cs: '/uzivatel/seznam-adres', sk: '/ucet/adresy' },
    audience: 'customer',
    flag: 'users_addresses',
    view: () => import('./account-addresses/view.tsx'),
    data: () => import('./account-addresses/data.ts'),
  }),
  'account-lists': definePage({
    path: { cs: '/uzivatel/nakupni-seznamy', sk: '/ucet/nakupne-zoznamy' },
    audience: 'customer',
    flag: 'shopping_lists',
    view: () => import('./account-lists/view.tsx'),
    data: () => import('./account-lists/data.ts'),
  }),
  'account-list': definePage({
    path: { cs: '/uzivatel/nakupni-seznamy/:id', sk: '/ucet/nakupne-zoznamy/:id' },
    audience: 'customer',
    flag: 'shopping_lists',
    view: () => import('./account-list/view.tsx'),
    data: () => import('./account-list/data.ts'),
  }),
  'account-favourites': definePage({
    path: { cs: '/uzivatel/oblibene', sk: '/ucet/oblubene' },
    audience: 'customer',
    capability: 'wish-list',
    flag: 'favourites',
    // every heart of the shop posts here
    formFlag: 'wish_list',
    view: () => import('./account-favourites/view.tsx'),
    data: () => import('./account-favourites/data.ts'),
  }),
  'account-password': definePage({
    path: { cs: '/uzivatel/zmena-hesla', sk: '/ucet/zmena-hesla' },
    audience: 'customer',
    view: () => import('./account-password/view.tsx'),
    data: () => import('./account-password/data.ts'),
  }),
  'account-email': definePage({
    path: { cs: '/uzivatel/zmena-emailu', sk: '/ucet/zmena-emailu' },
    audience: 'customer',
    capability: 'own-data',
    view: () => import('./account-email/view.tsx'),
    data: () => import('./account-email/data.ts'),
  }),
  'account-confirm-email': definePage({
    path: { cs: '/potvrdit-email', sk: '/potvrdit-email' },
    audience: 'visitor',
    capability: 'own-data',
    view: () => import('./account-confirm-email/view.tsx'),
    data: () => import('./account-confirm-email/data.ts'),
  }),
  'account-deletion': definePage({
    path: { cs: '/uzivatel/zruseni-uctu', sk: '/ucet/zrusenie-uctu' },
    audience: 'customer',
    capability: 'own-data',
    view: () => import('./account-deletion/view.tsx'),
    data: () => import('./account-deletion/data.ts'),
  }),
}
