import { unwrap } from '@vanek/sdk'
import { getGlobals, getMenu, getSiteConfiguration, type MenuItem } from '@vanek/sdk/content'
import type { PageEnv } from '../env.ts'

export interface ShellMenuItem {
  readonly title: string
  /** Path with leading slash. */
  readonly path: string
  readonly image: { readonly path: string } | null
  readonly children: readonly ShellMenuItem[]
}

/** What the frame of every page shows; only what is drawn, because it travels with each page. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

function slim({ title, path, image, children }: MenuItem): ShellMenuItem {
  return { title, path: path ?? '/', image: image && { path: image.path }, children: children.map(slim) }
}

/** Reads the menus, the settings and the site's own texts. Throws when the back end does not answer. */
export async function loadShell({ shop }: PageEnv) {
  const [menu, footer, globals, site] = await Promise.all([
    getMenu(shop, 'main').then(unwrap),
    getMenu(shop, 'footer').then(unwrap),
    getGlobals(shop).then(unwrap),
    getSiteConfiguration(shop).then(unwrap),
  ])
  const { contact, topBanner, freeShippingAt } = globals
  return {
    menu: menu.items.map(slim),
    footer: footer.items.map(slim),
    footerText: site.footer_text,
    sellingPoints: site.selling_points,
    globals: {
      contact,
      freeShippingAt: freeShippingAt ?? null,
      banner: topBanner.enabled && topBanner.domain_enabled ? topBanner.text : null,
    },
  }
}
