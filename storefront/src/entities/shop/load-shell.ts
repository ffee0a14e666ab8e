import type { Result } from '@vanek/sdk'
import {
  type EntryModal,
  getMenu,
  getSiteConfiguration,
  type MenuItem,
  withFallbackData,
  type SiteConfiguration,
} from '@vanek/sdk/content'
import { accountLinks, isPathEnabled, pruneMenu } from '@vanek/sdk/links'
import { getSettings, type ShopSettings, parseSettings } from '@vanek/sdk/settings'
import type { PageEnv } from '../../lib/page/env.ts'
import { offAmong } from '../../lib/page/off-among.ts'
import { isOffPage } from '../../ui/off-pages.ts'
import { routes } from '#market/routes'

export interface ShellMenuItem {
  /** The id that search services use. */
  readonly id: number
  readonly title: string
  /** Path with a leading slash. */
  readonly path: string
  readonly newTab: boolean
  readonly image: { readonly path: string } | null
  readonly children: readonly ShellMenuItem[]
}

/** Settings of a window over the page; its content is loaded when it opens. */
export type ModalSummary = Pick<EntryModal, '_id' | 'enabled' | 'time_limited' | 'time_limit_start' | 'time_limit_end'>

/** Data of the frame of every page; only what is rendered, because every page sends it. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

/** A page without extras in its frame is better than a late page. */
const timeoutMs = 1_500

function slim({ id, title, path, targetBlank, image, children }: MenuItem): ShellMenuItem {
  const own = { id, title, path: path ?? '/', newTab: targetBlank }
  return { ...own, image: image && { path: image.path }, children: children.map(slim) }
}

function modalOf(modal: EntryModal | null | undefined): ModalSummary | null {
  if (!modal?.enabled) return null
  const { _id, enabled, time_limited, time_limit_start, time_limit_end } = modal
  return { _id, enabled, time_limited, time_limit_start, time_limit_end }
}

const siteOf = (site: SiteConfiguration | null) => ({
  footerText: site?.footer_text ?? null,
  sellingPoints: site?.selling_points ?? [],
  newsletterSuccess: site?.newsletter_success_text ?? null,
  errorScreens: site?.error_screens ?? [],
})

/** The banner of the top line, if it is enabled (B1.22). */
const bannerOf = ({ topBanner }: ShopSettings) =>
  topBanner?.enabled && topBanner.domain_enabled && topBanner.text
    ? { text: topBanner.text, link: topBanner.link, lastModified: topBanner.last_modified }
    : null

/** The name of the shop and the default metadata for pages without their own (B3.52). */
const metaOf = ({ meta: { title, description, share_image } }: ShopSettings) => ({ title, description, share_image })

/** Settings that decide who may sign in and which prices they see (C4.26, C6.08). */
const forSession = ({ variantHash, restrictedGroups, restrictedRedirect }: ShopSettings) => ({
  variantHash,
  restrictedGroups,
  restrictedRedirect,
})

/** Enabled third-party services (B3.49), and the settings of analytics. */
const forServices = ({ integrations, tracking }: ShopSettings) => ({ integrations, tracking })

/** Whether the shop sells, the reason if not, and the text beside every cart (B3.50). */
const sellingOf = ({ cartConfiguration: own }: ShopSettings) => ({
  disabled: own.shopping_disabled || !own.domain_enabled,
  text: own.shopping_disabled_text,
  cartTexts: own.info_texts,
  limits: own.limit_notifications,
  limitTexts: { quantity_minimum: own.quantity_minimum_text, quantity_maximum: own.quantity_maximum_text },
})

/**
 * Loads the menus, the settings and the site's texts, each on its own: a part that fails or times out is logged and
 * left empty (B8.28). `whole` is true if nothing is missing; otherwise the result must not be cached.
 */
export async function loadShell({ shop, backendPatience = 1 }: PageEnv, pages: Parameters<typeof offAmong>[0] = []) {
  const signal = AbortSignal.timeout(timeoutMs * backendPatience)
  // a call may notice the abort late
  const tooLate = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  let whole = true
  const part = async <T>(what: string, read: Promise<Result<T>>): Promise<T | null> => {
    const value = await Promise.race([withFallbackData(shop, what, read, null), tooLate])
    whole &&= value !== null
    return value
  }
  const standard = parseSettings(null, shop.config.country)
  const reading = part('the settings', getSettings(shop, {}, { signal }))
  // a menu usually has the default code, so it is fetched at once, and again only if the settings name another code
  const menuAt = async (place: 'main' | 'footer') => {
    const usual = getMenu(shop, { code: standard.menus[place] }, { signal })
    // it may reject after the timeout
    usual.catch(() => {})
    const code = ((await reading) ?? standard).menus[place]
    return part(`the menu ${code}`, code === standard.menus[place] ? usual : getMenu(shop, { code }, { signal }))
  }
  const [menu, footer, read, site] = await Promise.all([
    menuAt('main'),
    menuAt('footer'),
    reading,
    part('the texts of the site', getSiteConfiguration(shop, {}, { signal })),
  ])
  const settings = read ?? standard
  const { contact, functions, freeShippingAt, configurationProducts, shortSearchTerms } = settings
  const freeTagByPrice = configurationProducts.show_free_delivery_tag_by_price
  const off = read ? offAmong(pages, read) : ''
  const offered = ({ path }: MenuItem) =>
    path === null || (isPathEnabled(routes, functions, path) && !isOffPage(off, path))
  const currencies = settings.currencies.map(({ code, symbol }) => ({ code, symbol }))
  return {
    whole,
    ...(off && { off }),
    menu: pruneMenu(menu?.items ?? [], offered).map(slim),
    footer: pruneMenu(footer?.items ?? [], offered).map(slim),
    settings: {
      ...(settings.lacks.length > 0 && { lacks: settings.lacks }),
      ...{ functions, contact, freeShippingAt, freeTagByPrice, currencies, selling: sellingOf(settings) },
      shortSearchTerms,
      ...forSession(settings),
      ...forServices(settings),
    },
    account: accountLinks(functions),
    meta: metaOf(settings),
    site: siteOf(site),
    topBanner: bannerOf(settings),
    entryModal: modalOf(site?.entry_modal),
    promoModal: modalOf(site?.promo_modal),
    theme: settings.theme,
  }
}
