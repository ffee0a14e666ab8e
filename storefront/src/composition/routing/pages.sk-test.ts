import { buildPath } from '@vanek/sdk/links'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { accountEntries } from '../../entities/account/menu-entries.ts'
import * as paths from '#market/paths'
import { routes } from '#market/routes'
import { market } from '#market/market'
import { pageAt, pages } from './pages.ts'

describe('the Slovak shop', () => {
  it('B1.02 B1.04 is in Slovak only, and sells in euro', () => {
    expect(market).toMatchObject({ locale: 'sk', locales: ['sk'], domainCode: 'vanek_sk', currency: { code: 'EUR' } })
    expect(market.country).toEqual({ code: 'SK', alpha3: 'SVK', title: 'Slovensko' })
  })

  it.each([
    [paths.cartPath, 'cart'],
    [paths.methodsPath, 'methods'],
    [paths.detailsPath, 'details'],
    [paths.finishedPath, 'finished'],
    [paths.bulkPath, 'bulk-order'],
    [paths.transferPath, 'transfer'],
    [paths.newQuotePath, 'quote-new'],
    [paths.searchPath, 'search'],
    [paths.comparePath, 'compare'],
    [paths.adviserPath, 'fan-adviser'],
    [paths.brandsPath, 'brands'],
    [paths.loginPath, 'login'],
    [paths.registrationPath, 'registration'],
    [paths.forgottenPasswordPath, 'forgotten-password'],
    [paths.resetPath, 'reset-password'],
    [paths.activatePath, 'activate'],
    [paths.confirmEmailPath, 'account-confirm-email'],
    [paths.lookupPath, 'order-lookup'],
    [paths.orderLinkPath, 'order-link'],
    [paths.guestOrderPath, 'guest-order'],
    [paths.claimPath, 'claim'],
    [paths.withdrawalPath, 'withdrawal'],
    [paths.articlesPath, 'article-list'],
    [paths.glossaryPath, 'glossary'],
    [paths.branchesPath, 'branches'],
    [paths.contactPath, 'contact'],
    [paths.purchasePath, 'purchase'],
    [paths.newsletterPath, 'newsletter'],
    [paths.termsPath, 'page'],
    [paths.shoppingGuidePath, 'shopping-guide'],
    [paths.faqPath, 'faq'],
  ] as const)('B2.01 %s is the path of the page %s', (path, page) => {
    expect(pageAt(path)?.name).toBe(page)
  })

  it('B2.50 has a page and a Slovak title for every entry of the account menu', () => {
    const all = { bulk_order: true, favourites: true, shopping_lists: true, documents_list: true }
    const more = { warranty_claims: true, exchange_and_returns: true, users_addresses: true }
    const entries = accountEntries({ ...all, ...more })
    expect(entries.map(({ path }) => pageAt(path)?.name)).not.toContain('catch-all')
    expect(entries.map(({ title }) => title)).toEqual([
      ...['Môj účet', 'Moje objednávky', 'Hromadná objednávka', 'Obľúbené', 'Nákupné zoznamy', 'Doklady'],
      ...['Reklamácie', 'Výmena a vrátenie tovaru', 'Osobné údaje', 'Moje adresy', 'Zmena hesla'],
    ])
  })

  it('B5.32 builds the paths of its routes without a prefix for the language', () => {
    expect(buildPath(routes, 'branch-slug', { slug: 'kosice' })).toBe('/predajne/kosice')
    expect(buildPath(routes, 'user-orders-id', { id: '7' })).toBe('/ucet/objednavky/7')
    expect(matchRoutes([...pages], '/ucet/objednavky/7')?.at(-1)?.route.name).toBe('account-order')
  })
})
