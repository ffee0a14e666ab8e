import type { AddressType, UserAddress } from '../../account/types.ts'
import type { CartStore } from '../../cart/store.ts'
import type { Cart } from '../../cart/types.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { ShopError } from '../../kernel/errors.ts'
import type { Store } from '../../kernel/store.ts'
import type { TextPort } from '../../kernel/text-port.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { FormContext } from '../../checkout/rules/counting.ts'
import type { OfferedGift } from '../../checkout/rules/gifts.ts'
import type { InputIssues } from '../../checkout/rules/input-issues.ts'
import type { CheckoutInputs, InputName, TextInput } from '../../checkout/rules/inputs.ts'
import type { Missing } from '../../checkout/rules/machine.ts'
import type { InputVerdicts } from '../../checkout/rules/verdicts.ts'
import type { AddressValidation } from '../../checkout/validation-port.ts'
import type { DeliveryTime, Gift, PartialChoice, Payment, PickupBranch, Shipper } from '../../checkout/types.ts'

/** Where the lookup of a company stands; `inactive` was found and filled in, but no longer exists. */
export type CompanyLookup = 'idle' | 'loading' | 'found' | 'inactive' | 'not_found' | 'failed'

/** What a checkout shows at a moment. */
export interface CheckoutState {
  readonly inputs: CheckoutInputs
  readonly choice: PartialChoice
  /** The chosen branch; null where none is. */
  readonly branch: PickupBranch | null
  readonly shippers: readonly Shipper[]
  readonly payments: readonly Payment[]
  readonly gifts: readonly OfferedGift[]
  /** Times the chosen shipper offers; empty where it offers none. */
  readonly slots: readonly DeliveryTime[]
  /** Whether the times are still asked for. */
  readonly slotsPending: boolean
  /** Priced by the back end for the choice; while `stale`, for one before it. */
  readonly cart: Cart
  readonly stale: boolean
  /** Why prices or lists could not be asked for, until they can. */
  readonly error: ShopError | null
  /** What decides which inputs count, the chosen shipper included. */
  readonly context: FormContext
  /** Inputs that were filled in and left. */
  readonly touched: ReadonlySet<InputName>
  /** Whether sending was tried: every issue is then shown. */
  readonly attempted: boolean
  /** What is wrong with the touched inputs (C5.16), or with all after an attempt. */
  readonly issues: InputIssues
  /** Everything that stands in the way of the order, shown or not. */
  readonly missing: readonly Missing[]
  readonly company: CompanyLookup
  /** The customer's saved addresses; empty for a guest. */
  readonly addresses: readonly UserAddress[]
  /** What a service thinks of inputs as they stand now (C5.26 to C5.30); empty without one. */
  readonly verdicts: InputVerdicts
}

/** What a checkout begins with, as a server rendered it. */
export interface CheckoutStart {
  readonly cart: Cart
  readonly shippers: readonly Shipper[]
  readonly payments: readonly Payment[]
  readonly gifts?: readonly Gift[]
  readonly slots?: readonly DeliveryTime[]
  readonly branch?: PickupBranch | null
  readonly choice: PartialChoice
  readonly inputs: CheckoutInputs
  /** The customer's saved addresses. Defaults to none. */
  readonly addresses?: readonly UserAddress[]
  /** What the inputs hold before anybody types (`prefilledInputs`): what differs from it is kept. `inputs` unless told. */
  readonly known?: CheckoutInputs
  readonly context: FormContext
}

/** What is said when something chosen is gone. */
export type CheckoutMessages = Pick<
  BasicMessages,
  'shipper_unavailable' | 'payment_unavailable' | 'payment_blocked' | 'gift_unavailable'
>

export interface CheckoutStoreOptions {
  /** The cart it belongs to; whenever that changes, the checkout follows (C4.40 to C4.44). */
  readonly cart?: CartStore | undefined
  readonly initial: CheckoutStart
  /**
   * Where the choice (C4.72, C4.80) and the inputs that were typed are kept. Whoever comes next must not read these: make the
   * port of the inputs by `ownedText`.
   */
  readonly memory?: { readonly choice?: TextPort; readonly inputs?: TextPort } | undefined
  /** Where it is said that something chosen is gone, with `messages` for the words. */
  readonly notices?: NoticePort | undefined
  readonly messages?: CheckoutMessages | undefined
  /** Asked about inputs that are left; what it says replaces the built-in checks of these (C5.26). Off without it. */
  readonly addressValidation?: Pick<AddressValidation, 'validate'> | undefined
}

/** Verbs change the state at once; their promises end when the back end has answered too, and never reject. */
export interface CheckoutStore extends Store<CheckoutState> {
  /**
   * Begins to follow the cart, reads what was kept of the inputs and keeps them from now on; what was typed on this page
   * already stays.
   */
  readonly load: () => void
  readonly setInput: <N extends InputName>(name: N, value: CheckoutInputs[N]) => void
  /** Fills in a saved address; an address type instead clears the inputs of that type. */
  readonly chooseAddress: (address: UserAddress | AddressType) => void
  /** The shopper has left an input; one that was only walked through is not scolded for being empty. */
  readonly touch: (name: InputName) => void
  /** Shows every issue; true when nothing is missing and the order may be sent. */
  readonly attempt: () => boolean
  /**
   * Waits for what the service thinks of the inputs before an attempt: 1500 ms at most, then the built-in rules decide. null
   * when there is nothing to wait for.
   */
  readonly awaitVerdicts: () => Promise<void> | null
  /** Puts into an input what the service thinks was meant; nothing where it thinks nothing. */
  readonly takeSuggestion: (name: TextInput) => void
  readonly chooseShipper: (id: number) => Promise<void>
  readonly chooseBranch: (branch: PickupBranch | null) => void
  readonly choosePayment: (id: number) => Promise<void>
  readonly chooseDeliveryTime: (id: number | null) => void
  /** Takes over a cart that changed: gifts, prices, lists and choice follow (C4.40 to C4.53). */
  readonly receiveCart: (cart: Cart) => Promise<void>
  /** Asks again for lists and prices. */
  readonly refresh: () => Promise<void>
  /** Fills in the company whose id is typed (C7.11). */
  readonly lookUpCompany: () => Promise<void>
  /** Stops following the cart and drops what is on its way. */
  readonly close: () => void
}
