import type { PageLoader } from '../../lib/page/env.ts'
import { type ContactData, loadContact } from '../../features/contact/load-contact.ts'

export { action } from './action.ts'

/** How to reach the shop (B2.07). */
export const loader: PageLoader<ContactData> = ({ request }, env) => loadContact(env, new URL(request.url).searchParams)
