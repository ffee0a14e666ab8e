import { unwrap } from '@vanek/sdk'
import { type Branch, getBranch, quietly } from '@vanek/sdk/content'
import { getProduct } from '@vanek/sdk/product'
import { getSettings, type ShopContact } from '@vanek/sdk/settings'
import type { PageEnv } from '../../lib/page/env.ts'
import { aboutParam } from '../../lib/paths/ask-path.ts'

/** What the contact screen shows. */
export interface ContactData {
  readonly contact: ShopContact
  /** The main branch, when there is one (B2.22). */
  /** Name of the product that the question is about, if the URL names one. */
  readonly about: string | null
  readonly branch: (Pick<Branch, 'title' | 'opening_hours' | 'storeBranch'> & { readonly slug: string }) | null
}

const shown = ({ title, opening_hours, storeBranch, page_meta }: Branch) => ({
  ...{ title, opening_hours, storeBranch },
  slug: page_meta.slug,
})

/** Reads the contact details, and the product of `?vyrobek=`. The page does without the product if it cannot be read. */
export async function loadContact({ shop }: PageEnv, search: URLSearchParams): Promise<ContactData> {
  const slug = search.get(aboutParam)
  const [settings, branch, product] = await Promise.all([
    getSettings(shop).then(unwrap),
    quietly(shop, 'the main branch', getBranch(shop, { primary: true }), null),
    slug ? quietly(shop, 'the product asked about', getProduct(shop, { slug }), null) : null,
  ])
  return { contact: settings.contact, branch: branch && shown(branch), about: product?.name ?? null }
}
