import { unwrap } from '@vanek/sdk'
import { type Branch, getBranch, quietly } from '@vanek/sdk/content'
import { getSettings, type ShopContact } from '@vanek/sdk/settings'
import type { PageEnv } from '../../app/env.ts'

/** What the contact screen shows. */
export interface ContactData {
  readonly contact: ShopContact
  /** The main branch, when there is one (B2.22). */
  readonly branch: (Pick<Branch, 'title' | 'opening_hours' | 'storeBranch'> & { readonly slug: string }) | null
}

const shown = ({ title, opening_hours, storeBranch, page_meta }: Branch) => ({
  ...{ title, opening_hours, storeBranch },
  slug: page_meta.slug,
})

/** Reads how to reach the shop; only that must answer. */
export async function loadContact({ shop }: PageEnv): Promise<ContactData> {
  const [settings, branch] = await Promise.all([
    getSettings(shop).then(unwrap),
    quietly(shop, 'the main branch', getBranch(shop, { primary: true }), null),
  ])
  return { contact: settings.contact, branch: branch && shown(branch) }
}
