import { getCompanyByTin } from '../../checkout/list-calls.ts'
import { withCompany } from '../../checkout/rules/company.ts'
import {
  type CheckoutInputs,
  emptyCheckoutInputs,
  hasBilling,
  type CheckoutField,
  isCheckoutTextField,
  withBillingCountry,
  withFlags,
} from '../../checkout/rules/inputs.ts'
import { withoutAddress, withSavedAddress } from '../../checkout/rules/saved-addresses.ts'
import { parseCheckoutInputs, serializeCheckoutInputs } from '../../checkout/rules/stored-inputs.ts'
import { isTin, normalizeTin } from '../../forms/tin.ts'
import type { Company } from '../../checkout/types.ts'
import { localError } from '../../kernel/errors.ts'
import { fail } from '../../kernel/result.ts'
import { readResponse } from '../../transport/read-response.ts'
import type { CheckoutCore } from './core.ts'
import type { BaseState } from './state.ts'
import type { CheckoutStore } from './types.ts'

/** Methods that change inputs. */
export interface Typing extends Pick<CheckoutStore, 'setInput' | 'chooseAddress' | 'touch' | 'lookUpCompany'> {
  /** Restores saved inputs and saves changes from now on. */
  readonly read: () => void
  readonly stop: () => void
}

/** Address inputs filled in by a company lookup. */
const companyPlace = [
  'billingStreet',
  'billingHouseNumber',
  'billingCity',
  'billingPostcode',
  'billingCountry',
] as const satisfies readonly CheckoutField[]

/** The delivery address, which the lookup fills in where none was typed. */
const deliveryPlace = [
  'street',
  'houseNumber',
  'city',
  'postcode',
  'country',
] as const satisfies readonly CheckoutField[]

/** Values that the lookup fills in one by one. */
const companyValues = [
  'businessName',
  'vatin',
  'vatinsvk',
  'billToDelivery',
] as const satisfies readonly CheckoutField[]

/** Throws unless every part that is filled in is text. */
const readCompany = ({ tin, vatin, business_name: name, address }: Company): void => {
  const { street, city, postcode, country_code: country } = address
  for (const text of [tin, vatin ?? '', name, street, city, postcode, country]) text.trim()
}

const plus = <T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> => new Set([...set, value])

/** Changes one input. Filling in company or billing data opens that section. */
function withInput<N extends CheckoutField>(inputs: CheckoutInputs, name: N, value: CheckoutInputs[N]): CheckoutInputs {
  const alone = isCheckoutTextField(name) ? withFlags({ ...emptyCheckoutInputs, [name]: value }) : emptyCheckoutInputs
  const next: CheckoutInputs = { ...inputs, [name]: value }
  // the company has opened the billing section; an empty one is closed with the company
  const isLeft = name === 'isBusiness' && value === false && !hasBilling(next)
  return withBillingCountry({
    ...next,
    // an order for a company needs the billing section
    isBusiness: (next.isBusiness || alone.isBusiness) && !(name === 'billingInfo' && value === false),
    // separate billing was turned on before
    billToDelivery: next.billToDelivery && !(name === 'isBusiness' && value === true && inputs.billingInfo),
    billingInfo: (next.billingInfo || alone.billingInfo || (name === 'isBusiness' && value === true)) && !isLeft,
  })
}

export function createTyping({ shop, options, getState, patch, storeChoice }: CheckoutCore): Typing {
  const port = options.storage?.inputs
  // the register holds companies of the shop's own country
  const home = shop.config.country?.alpha3 ?? ''
  const { inputs: first, prefilled: known = first } = options.initial
  // saving before restoring would overwrite the saved inputs
  let isRead = false
  // typed or restored; prefilled data are not saved
  let typed: ReadonlySet<CheckoutField> = new Set()
  let lookups = 0
  /** Inputs before and after the company lookup. */
  let registered: { readonly before: CheckoutInputs; readonly after: CheckoutInputs } | null = null

  /** Removes the address from the company lookup, unless the shopper has edited it. */
  const withoutCompany = (inputs: CheckoutInputs): CheckoutInputs => {
    if (!registered) return inputs
    const { before, after } = registered
    const back = [companyPlace, deliveryPlace].filter((place) => place.every((name) => inputs[name] === after[name]))
    return { ...inputs, ...Object.fromEntries(back.flat().map((name) => [name, before[name]])) }
  }

  /** Removes also the name and the VAT numbers from the company lookup, each unless edited. */
  const withoutRegister = (inputs: CheckoutInputs): CheckoutInputs => {
    if (!registered) return inputs
    const { before, after } = registered
    const back = companyValues.filter((name) => inputs[name] === after[name])
    return { ...withoutCompany(inputs), ...Object.fromEntries(back.map((name) => [name, before[name]])) }
  }

  const only = (inputs: CheckoutInputs, names: Iterable<CheckoutField>): Partial<CheckoutInputs> =>
    Object.fromEntries([...names].map((name) => [name, inputs[name]]))
  const differing = (inputs: CheckoutInputs) =>
    (Object.keys(inputs) as CheckoutField[]).filter((name) => inputs[name] !== known[name])
  const keep = () => {
    if (!isRead) return
    const { inputs } = getState()
    typed = new Set([...typed, ...differing(inputs)])
    port?.write(serializeCheckoutInputs(only(inputs, typed)))
  }
  const put = (inputs: CheckoutInputs, change: Partial<BaseState>) => {
    const { country, billingCountry } = getState().inputs
    patch({ ...change, inputs })
    keep()
    if (inputs.country !== country || inputs.billingCountry !== billingCountry) storeChoice()
  }

  return {
    read() {
      isRead = true
      const { inputs, changed } = getState()
      const stored = parseCheckoutInputs(port?.read())
      const own = only(inputs, [...differing(first), ...changed])
      typed = new Set(Object.keys(stored) as CheckoutField[])
      patch({ inputs: { ...inputs, ...stored, ...own } })
      if (Object.keys(own).length > 0) keep()
    },
    setInput(name, value) {
      const { inputs, changed, touched } = getState()
      if (inputs[name] === value) return
      const own = name === 'isBusiness' && value === false ? withoutCompany(inputs) : inputs
      put(withInput(own, name, value), {
        changed: plus(changed, name),
        ...(!isCheckoutTextField(name) && { touched: plus(touched, name) }),
      })
    },
    chooseAddress(address) {
      const { inputs, context } = getState()
      put(
        typeof address === 'string'
          ? withoutAddress(inputs, address)
          : withSavedAddress(inputs, address, context.theme),
        {},
      )
    },
    touch(name) {
      const { inputs, changed, touched } = getState()
      if (inputs[name] !== '' || changed.has(name)) patch({ touched: plus(touched, name) })
    },
    async lookUpCompany() {
      const { inputs, context, touched } = getState()
      const tin = normalizeTin(inputs.tin, home)
      if (tin === '' || !isTin(tin, home)) {
        patch({ company: 'idle', touched: plus(touched, 'tin') })
        return fail(localError('validation', { issues: [{ code: 'tin_invalid', field: 'tin', title: '' }] }))
      }
      lookups += 1
      const own = lookups
      patch({ company: 'pending' })
      const ask = () => getCompanyByTin(shop, { tin })
      const answer = await readResponse(shop, 'getCompanyByTin', ask, readCompany)
      if (own !== lookups) return answer
      // another id was typed meanwhile
      const isOther = normalizeTin(getState().inputs.tin, home) !== tin
      if (!isOther && !answer.ok && answer.error.code === 'not_found') {
        // the values of an earlier company do not belong to this number
        const emptied = withoutRegister(getState().inputs)
        registered = null
        put(emptied, { company: 'not_found' })
        return answer
      }
      if (isOther || !answer.ok) {
        patch({ company: isOther ? 'idle' : 'error' })
        return answer
      }
      const company = answer.data.active ? 'found' : 'inactive'
      // values of an earlier lookup are replaced, typed ones are kept
      const before = withoutRegister(getState().inputs)
      const after = withCompany(before, answer.data, context.theme)
      registered = { before, after }
      put(after, { company, registered: answer.data })
      return answer
    },
    stop() {
      lookups += 1
    },
  }
}
