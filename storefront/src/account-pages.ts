import type { PageEntry } from './app/page-module.ts'

/** Pages of a customer's account (C2.14 to C2.22); none of them is kept. */
export const accountPages: readonly PageEntry[] = [
  {
    path: '/uzivatel',
    name: 'account',
    order: true,
    view: () => import('./pages/account/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/prehled',
    name: 'account-dashboard',
    order: true,
    view: () => import('./pages/account-dashboard/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-dashboard/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/objednavky',
    name: 'account-orders',
    order: true,
    view: () => import('./pages/account-orders/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-orders/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/objednavky/:id',
    name: 'account-order',
    order: true,
    view: () => import('./pages/account-order/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-order/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/osobni-udaje',
    name: 'account-settings',
    order: true,
    view: () => import('./pages/account-settings/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-settings/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/seznam-adres',
    name: 'account-addresses',
    order: true,
    flag: 'users_addresses',
    view: () => import('./pages/account-addresses/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-addresses/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/nakupni-seznamy',
    name: 'account-lists',
    order: true,
    flag: 'shopping_lists',
    view: () => import('./pages/account-lists/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-lists/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/nakupni-seznamy/:id',
    name: 'account-list',
    order: true,
    flag: 'shopping_lists',
    view: () => import('./pages/account-list/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-list/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/oblibene',
    name: 'account-favourites',
    order: true,
    flag: 'favourites',
    // the forms of hearts are posted here
    actionFlag: 'wish_list',
    view: () => import('./pages/account-favourites/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-favourites/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/zmena-hesla',
    name: 'account-password',
    order: true,
    view: () => import('./pages/account-password/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-password/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/zmena-emailu',
    name: 'account-email',
    order: true,
    view: () => import('./pages/account-email/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-email/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/uzivatel/zruseni-uctu',
    name: 'account-deletion',
    order: true,
    view: () => import('./pages/account-deletion/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () => import('./pages/account-deletion/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
  {
    path: '/potvrdit-email',
    name: 'account-confirm-email',
    order: true,
    view: () => import('./pages/account-confirm-email/route.tsx').then(({ Component, head }) => ({ Component, head })),
    data: () =>
      import('./pages/account-confirm-email/route.tsx?data').then(({ loader, action }) => ({ loader, action })),
  },
]
