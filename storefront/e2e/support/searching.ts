import type { Page } from '@playwright/test'
import { inMarket } from './market.ts'
import { label } from './words.ts'

export const bathroomFan = inMarket({ cs: 'koupelnový ventilátor', sk: 'kúpeľňový ventilátor' })
/** Part of the message when nothing was found. */
export const noResultsText = inMarket({ cs: 'jsme nic nenašli', sk: 'sme nič nenašli' })

/** The search field in the header. */
export const searchField = (page: Page) => page.getByRole('banner').getByLabel(label('Hledat v obchodě'))

/** A found page or category. */
export const tile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('.tile')
    .and(page.getByRole('link', { name, exact: true }))
