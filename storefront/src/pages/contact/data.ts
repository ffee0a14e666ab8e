import { unwrap } from '@vanek/sdk'
import {
  validateContactForm,
  type ContactField,
  type ContactIssues,
  sendContactForm,
  type SendContactFormParams,
} from '@vanek/sdk/contact'
import { type Branch, getBranch, withFallbackData } from '@vanek/sdk/content'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { getProduct } from '@vanek/sdk/product'
import { getSettings, type ShopContact } from '@vanek/sdk/settings'
import { data } from 'react-router-dom'
import { contentKey, formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, PageEnv, PageLoader } from '../../lib/page/env.ts'
import { aboutParam } from '#market/params'

/** Result of a contact form posted without scripts; after an error with the typed input. */
export type ContactAnswer =
  | { readonly done: true }
  | {
      readonly done: false
      readonly typed: Required<SendContactFormParams>
      readonly issues: ContactIssues
      /** An error text for the whole form. */
      readonly text: string | null
    }

/** Loader data of the contact page. */
export interface ContactData {
  readonly contact: ShopContact
  /** The main branch, if there is one (B2.22). */
  /** Name of the product that the question is about, if the URL names one. */
  readonly about: string | null
  readonly branch: (Pick<Branch, 'title' | 'opening_hours' | 'storeBranch'> & { readonly slug: string }) | null
}

const shown = ({ title, opening_hours, storeBranch, page_meta }: Branch) => ({
  ...{ title, opening_hours, storeBranch },
  slug: page_meta.slug,
})

/**
 * Loads the contact details, and the product of `?vyrobek=`. The page works without the product if it cannot be loaded.
 */
async function loadContact({ shop }: PageEnv, search: URLSearchParams): Promise<ContactData> {
  const slug = search.get(aboutParam)
  const [settings, branch, product] = await Promise.all([
    getSettings(shop).then(unwrap),
    withFallbackData(shop, 'the main branch', getBranch(shop, { primary: true }), null),
    slug ? withFallbackData(shop, 'the product of the question', getProduct(shop, { slug }), null) : null,
  ])
  return { contact: settings.contact, branch: branch && shown(branch), about: product?.name ?? null }
}

/** Contact details of the shop (B2.07). */
export const loader: PageLoader<ContactData> = ({ request }, env) => loadContact(env, new URL(request.url).searchParams)

const answer = (body: ContactAnswer, status = 200) => data<ContactAnswer>(body, { status })

/** Sends a contact form posted without scripts (C7.59, C6.02); after an error the typed input stays. */
export const action: PageAction<unknown> = async ({ request }, { shop }) => {
  const form = await formOf(request)
  const text = (field: ContactField): string => textIn(form, field)
  const typed = { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
  const refuse = (issues: ContactIssues, sentence: string | null) =>
    answer({ done: false, typed, issues, text: sentence }, 422)
  const issues = validateContactForm(typed, shop.config.country?.alpha3)
  if (Object.keys(issues).length > 0) return refuse(issues, null)
  const sent = await sendContactForm(shop, typed, { idempotencyKey: await contentKey(typed) })
  return sent.ok ? answer({ done: true }) : refuse({}, errorText(messages, sent.error))
}
