import { unwrap } from '@vanek/sdk'
import { getGlobals, getMenu, getSiteConfiguration, type MenuItem } from '@vanek/sdk/content'
import type { PageEnv } from '../env.ts'

export interface ShellMenuItem {
  /** As search services name it. */
  readonly id: number
  readonly title: string
  /** Path with leading slash. */
  readonly path: string
  readonly image: { readonly path: string } | null
  readonly children: readonly ShellMenuItem[]
}

/** What the frame of every page shows; only what is drawn, because it travels with each page. */
export type ShellData = Awaited<ReturnType<typeof loadShell>>

function slim({ id, title, path, image, children }: MenuItem): ShellMenuItem {
  return { id, title, path: path ?? '/', image: image && { path: image.path }, children: children.map(slim) }
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
  // a shop that names no functions has those that are usual
  const functions: Readonly<Record<string, boolean | undefined>> = globals.functions
  return {
    menu: menu.items.map(slim),
    footer: footer.items.map(slim),
    footerText: site.footer_text,
    sellingPoints: site.selling_points,
    functions,
    globals: {
      contact,
      freeShippingAt: freeShippingAt ?? null,
      banner: topBanner.enabled && topBanner.domain_enabled ? topBanner.text : null,
    },
  }
}
