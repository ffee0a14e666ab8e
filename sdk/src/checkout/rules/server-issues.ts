import type { Issue } from '../../kernel/errors.ts'
import type { DetailsField } from './details-form.ts'

const fields: Readonly<Record<string, DetailsField>> = {
  name: 'fullName',
  firstName: 'fullName',
  lastName: 'fullName',
  email: 'email',
  phone: 'phone',
  'billing_address.street': 'street',
  'billing_address.city': 'city',
  'billing_address.postcode': 'postcode',
  'billing_address.country_code': 'country',
  'business.business_name': 'businessName',
  'business.TIN': 'tin',
  'business.VATIN': 'vatin',
  'shipping.name': 'shippingFullName',
  'shipping.business_name': 'shippingBusinessName',
  'shipping.phone': 'shippingPhone',
  'shipping.address.street': 'shippingStreet',
  'shipping.address.city': 'shippingCity',
  'shipping.address.postcode': 'shippingPostcode',
  'shipping.address.country_code': 'shippingCountry',
  comment: 'note',
  newsletter: 'newsletter',
  terms: 'terms',
}

/** Refusals of the back end, sorted to the fields of the form that they speak of. */
export interface PlacedIssues {
  readonly byField: Readonly<Partial<Record<DetailsField, Issue>>>
  /** Those that speak of no field of the form: an empty cart, a sold-out item. */
  readonly others: readonly Issue[]
}

/** Finds the form's field for each issue of a refused placement (`billing_address.city` is `city`). */
export function fieldIssues(issues: readonly Issue[]): PlacedIssues {
  const byField: Partial<Record<DetailsField, Issue>> = {}
  const others: Issue[] = []
  for (const issue of issues) {
    const field = issue.field === null || !Object.hasOwn(fields, issue.field) ? undefined : fields[issue.field]
    if (field) byField[field] ??= issue
    else others.push(issue)
  }
  return { byField, others }
}
