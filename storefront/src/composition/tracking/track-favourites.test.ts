import { createShop } from '@vanek/sdk'
import { createNoticeStore } from '@vanek/sdk/notices'
import { expect, it } from 'vitest'
import { market } from '#market/market'
import { guestSettings } from '../../lib/page/settings.ts'
import { trackFavourites } from './track-favourites.ts'

const shop = createShop({ ...market, ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
const tick = () => new Promise<void>((resolve) => setTimeout(resolve))

it('loads the code of favourites again at the next change of the session when it did not load, and then once', async () => {
  const changes: (() => void)[] = []
  const errors: unknown[] = []
  let [loads, starts] = [0, 0]
  const offline = new TypeError('Failed to fetch dynamically imported module')
  trackFavourites({
    ...{
      shop,
      late: {},
      notices: createNoticeStore(),
      tracker: { track() {} },
      goods: { of: () => undefined },
    },
    session: {
      getState: () => ({ status: 'customer' }) as never,
      subscribe: (listener) => {
        changes.push(listener)
        return () => {}
      },
      expire() {},
    },
    onError: (error) => errors.push(error),
    load: async () => {
      loads += 1
      if (loads === 1) throw offline
      return {
        wishListIn: () => {
          starts += 1
          return { getState: () => ({ variantIds: new Set(), pending: new Set() }), subscribe: () => () => {} } as never
        },
      }
    },
  })
  for (let change = 0; change < 3; change++) {
    // oxlint-disable-next-line no-await-in-loop -- one change after another
    await tick()
    for (const listener of changes) listener()
  }
  await tick()
  expect([loads, starts, errors]).toEqual([2, 1, [offline]])
})
