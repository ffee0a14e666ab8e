import { definePage } from '../lib/page/define-page.ts'

/** The way into an account. */
export const signInPages = {
  login: definePage({
    path: { cs: '/prihlasit', sk: '/prihlasit' },
    audience: 'visitor',
    capability: 'account',
    view: () => import('./login/view.tsx'),
    data: () => import('./login/data.ts'),
  }),
  'login-code': definePage({
    path: { cs: '/prihlasit/kodem', sk: '/prihlasit/kodom' },
    audience: 'visitor',
    capability: 'account',
    view: () => import('./login-code/view.tsx'),
    data: () => import('./login-code/data.ts'),
  }),
  registration: definePage({
    path: { cs: '/registrovat', sk: '/registrovat' },
    audience: 'visitor',
    flag: 'registration',
    view: () => import('./registration/view.tsx'),
    data: () => import('./registration/data.ts'),
  }),
  activate: definePage({
    path: { cs: '/aktivovat', sk: '/aktivovat' },
    audience: 'visitor',
    view: () => import('./activate/view.tsx'),
    data: () => import('./activate/data.ts'),
  }),
  'forgotten-password': definePage({
    path: { cs: '/zapomenute-heslo', sk: '/zabudnute-heslo' },
    audience: 'visitor',
    capability: 'registration',
    view: () => import('./forgotten-password/view.tsx'),
    data: () => import('./forgotten-password/data.ts'),
  }),
  'reset-password': definePage({
    path: { cs: '/resetovat-heslo', sk: '/obnovit-heslo' },
    audience: 'visitor',
    capability: 'registration',
    view: () => import('./reset-password/view.tsx'),
    data: () => import('./reset-password/data.ts'),
  }),
  'auth-proxy': definePage({
    path: { cs: '/auth/proxy', sk: '/auth/proxy' },
    audience: 'visitor',
    capability: 'account',
    view: () => import('./auth-proxy/view.tsx'),
    data: () => import('./auth-proxy/data.ts'),
  }),
}
