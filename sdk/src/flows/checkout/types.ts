import type { AddressType, UserAddress } from '../../account/types.ts'
import type { CartStore } from '../../cart/store.ts'
import type { Cart } from '../../cart/types.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { ShopError } from '../../kernel/errors.ts'
import type { Result } from '../../kernel/result.ts'
import type { Store } from '../../kernel/store.ts'
import type { StoragePort } from '../../kernel/text-port.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { ShopCalendar } from '../../checkout/rules/calendar.ts'
import type { VatinRemark } from '../../checkout/rules/company.ts'
import type { FormContext } from '../../checkout/rules/counting.ts'
import type { OfferedGift } from '../../checkout/rules/gifts.ts'
import type { CheckoutIssues } from '../../checkout/rules/input-issues.ts'
import type { CheckoutInputs, CheckoutField, CheckoutTextField } from '../../checkout/rules/inputs.ts'
import type { MissingInput } from '../../checkout/rules/machine.ts'
import type { AddressValidationResults } from '../../checkout/rules/verdicts.ts'
import type { AddressValidation } from '../../checkout/validation-port.ts'
import type { GetCompanyByTinError } from '../../checkout/list-calls.ts'
import type {
  Company,
  DeliveryTime,
  Gift,
  PartialChoice,
  Payment,
  PickupBranch,
  Shipper,
} from '../../checkout/types.ts'

/** State of the company lookup; `inactive`: found and filled in, but the company no longer exists. */
export type CompanyLookupStatus = 'idle' | 'pending' | 'found' | 'inactive' | 'not_found' | 'error'

/** The state of a checkout. */
export interface CheckoutState {
  /** Current values of all inputs. */
  readonly inputs: CheckoutInputs
  /** Ids of the chosen shipper, branch, payment, delivery time and gifts. */
  readonly choice: PartialChoice
  /** The chosen branch; null if none is chosen. */
  readonly branch: PickupBranch | null
  /** Delivery methods offered for the cart. When they are loaded again, missing delivery dates are computed. */
  readonly shippers: readonly Shipper[]
  /** Payment methods offered for the cart, including those that the chosen shipper does not accept. */
  readonly payments: readonly Payment[]
  /** Gifts offered for the cart, including those that are not available yet. */
  readonly gifts: readonly OfferedGift[]
  /** Delivery times of the chosen shipper; empty if it has none. */
  readonly slots: readonly DeliveryTime[]
  /** Whether the delivery times are being loaded. */
  readonly slotsPending: boolean
  /** The cart with prices for the current choice; while `stale`, for an earlier one. */
  readonly cart: Cart
  /** Whether prices for the current choice are not loaded yet. */
  readonly stale: boolean
  /** Why the last request for prices or lists failed; null after the next success. */
  readonly error: ShopError | null
  /** Decides which inputs count; depends on the chosen shipper. */
  readonly context: FormContext
  /** Inputs that the shopper has filled in and left. */
  readonly touched: ReadonlySet<CheckoutField>
  /** Whether the shopper has tried to send the form. Then every issue is shown. */
  readonly attempted: boolean
  /** Issues to show: of touched inputs, or of all inputs after an attempt. */
  readonly issues: CheckoutIssues
  /** Everything that prevents the order, also what is not shown yet. */
  readonly missing: readonly MissingInput[]
  /** State of the last company lookup. */
  readonly company: CompanyLookupStatus
  /** Remark about the VAT number after a lookup in the register; null if it matches or was not looked up. */
  readonly vatinRemark: VatinRemark | null
  /** The customer's saved addresses; empty for a guest. */
  readonly addresses: readonly UserAddress[]
  /** Verdicts of the validation service on the current inputs; empty without a service. */
  readonly validationResults: AddressValidationResults
}

/** The initial state of a checkout, as the server rendered it. */
export interface CheckoutInitialData {
  /** The cart, with prices for `choice`. */
  readonly cart: Cart
  /** Delivery methods offered for the cart. */
  readonly shippers: readonly Shipper[]
  /** Payment methods offered for the cart. */
  readonly payments: readonly Payment[]
  /** Gifts offered for the cart. Defaults to none. */
  readonly gifts?: readonly Gift[]
  /** Delivery times of the chosen shipper. Defaults to none. */
  readonly slots?: readonly DeliveryTime[]
  /** The chosen branch, if the shipper does not list its branches. Defaults to null. */
  readonly branch?: PickupBranch | null
  /** What the shopper has chosen before; `emptyCheckoutChoice` if nothing. */
  readonly choice: PartialChoice
  /** Values of the inputs, for example from `prefillCheckoutInputs` or `parseCheckoutForm`. */
  readonly inputs: CheckoutInputs
  /** The customer's saved addresses. Defaults to none. */
  readonly addresses?: readonly UserAddress[]
  /**
   * Inputs before the shopper types (`prefillCheckoutInputs`). Only differences from them are saved. Defaults to `inputs`.
   */
  readonly prefilled?: CheckoutInputs
  /** Decides which inputs count; `requiredAddress` later follows the chosen shipper. */
  readonly context: FormContext
}

/** Messages for choices that are no longer available. */
export type CheckoutMessages = Pick<
  BasicMessages,
  'shipper_unavailable' | 'payment_unavailable' | 'payment_blocked' | 'gift_unavailable'
>

/** Options of {@link createCheckoutStore}. */
export interface CheckoutStoreOptions {
  /** The cart of this checkout. When it changes, the checkout is updated. */
  readonly cart?: CartStore | undefined
  /** The state to start from. */
  readonly initial: CheckoutInitialData
  /** Storage that outlives the page. Without a port, that part is not saved. */
  readonly storage?:
    | {
        /**
         * Stores the choice and the countries for the next page. It reads them with `parseCheckoutChoice` before it loads the
         * cart, because prices depend on the choice, and passes them as `initial.choice`.
         */
        readonly choice?: Pick<StoragePort, 'write'>
        /** Storage for typed inputs. Another visitor must not read them: create the port with `ownedStorage`. */
        readonly inputs?: StoragePort
      }
    | undefined
  /**
   * Time zone and days off of the shop, for delivery dates.
   *
   * @defaultValue UTC, with weekends off
   */
  readonly calendar?: ShopCalendar | undefined
  /** Receives notices about choices that are no longer available; needs `messages`. */
  readonly notices?: NoticePort | undefined
  /** Texts of these notices; without them no notice is shown. */
  readonly messages?: CheckoutMessages | undefined
  /** Validates inputs on blur, in addition to the built-in rules. Off by default. */
  readonly addressValidation?: Pick<AddressValidation, 'validate'> | undefined
}

/**
 * Every method changes the state at once. Those that call the back end resolve to a `Result` and never reject: the
 * state after the response (still `stale` if a newer choice is being priced), or the error.
 */
export interface CheckoutStore extends Store<CheckoutState> {
  /**
   * Subscribes to the cart, restores saved inputs and saves them from now on. Inputs already typed on this page are not
   * replaced.
   */
  readonly load: () => void
  /** Changes one input. Filling in company or billing data also opens that section. */
  readonly setInput: <N extends CheckoutField>(name: N, value: CheckoutInputs[N]) => void
  /** Fills in a saved address; an address type instead clears the inputs of that type. */
  readonly chooseAddress: (address: UserAddress | AddressType) => void
  /** Call on blur. An empty input that was never filled in gets no issue. */
  readonly touch: (name: CheckoutField) => void
  /** Shows every issue. True if nothing is missing and the order can be sent. */
  readonly attempt: () => boolean
  /**
   * Waits up to 1500 ms for pending verdicts of the validation service; after that the built-in rules decide. Null if
   * no verdict is pending.
   */
  readonly awaitValidation: () => Promise<void> | null
  /** Replaces an input by the suggestion of the validation service, if there is one. */
  readonly applySuggestion: (name: CheckoutTextField) => void
  /**
   * Chooses a shipper and loads its prices and delivery times. Branch and delivery time are cleared, and the payment if
   * the shipper does not accept it. An id that is not offered changes nothing and is `shipper_unavailable`.
   */
  readonly chooseShipper: (id: number) => Promise<Result<CheckoutState>>
  /** Chooses a branch of the shipper; null clears it. */
  readonly chooseBranch: (branch: PickupBranch | null) => void
  /**
   * Chooses a payment method and loads its prices. An id that is not offered (`payment_unavailable`) or that the shipper
   * does not accept (`payment_blocked`) changes nothing.
   */
  readonly choosePayment: (id: number) => Promise<Result<CheckoutState>>
  /** Chooses a delivery time by its id; null leaves the time to the shipper. */
  readonly chooseDeliveryTime: (id: number | null) => void
  /** Applies a changed cart and updates gifts, prices, lists and the choice. */
  readonly receiveCart: (cart: Cart) => Promise<Result<CheckoutState>>
  /** Loads lists and prices again. */
  readonly refresh: () => Promise<Result<CheckoutState>>
  /**
   * Looks up the typed company id and fills in the company, unless another id was typed meanwhile.
   *
   * @returns The company, or why there is none: `validation` for a text that is no company id, `not_found`.
   */
  readonly lookUpCompany: () => Promise<Result<Company, GetCompanyByTinError>>
  /** Unsubscribes from the cart and aborts pending requests. */
  readonly close: () => void
}
