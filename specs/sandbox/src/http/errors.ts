/** One reason why a request was refused, as the contract sends it. */
export interface ErrorItem {
  readonly code: string
  /** Path of the value at fault. */
  readonly field: string | null
  /** A sentence for the shopper. */
  readonly title: string
}

/** A refusal that the contract declares: it becomes `{ errors, requestId }`. Anything else thrown is a fault of ours. */
export class Refusal extends Error {
  readonly status: number
  readonly items: readonly ErrorItem[]
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, items: readonly ErrorItem[], retryAfterSeconds?: number) {
    super(items.map((item) => item.code).join(', '))
    this.status = status
    this.items = items
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** All refusals by code: status and text for the shopper. */
const REFUSALS = {
  validation: [422, 'Zkontrolujte prosím vyplněné údaje.'],
  unauthorized: [401, 'Přihlášení vypršelo. Přihlaste se prosím znovu.'],
  credentials_invalid: [401, 'E-mail nebo heslo nesouhlasí. Zkuste to prosím znovu.'],
  customer_restricted: [403, 'S tímto účtem se tady přihlásit nejde.'],
  rate_limited: [429, 'Pokusů bylo příliš mnoho. Zkuste to prosím za chvíli.'],
  forbidden: [403, 'K této stránce nemáte přístup.'],
  not_found: [404, 'Tohle jsme nenašli.'],
  cart_not_found: [404, 'Košík už neexistuje. Vložte prosím zboží znovu.'],
  cart_empty: [409, 'Košík je prázdný. Vložte do něj prosím zboží.'],
  not_saleable: [409, 'Toto zboží teď neprodáváme. Vyberte prosím jiné.'],
  out_of_stock: [409, 'Zboží už není skladem. Snižte prosím množství nebo vyberte jiné.'],
  amount_below_minimum: [422, 'Množství je menší, než kolik lze koupit.'],
  amount_above_maximum: [422, 'Množství je větší, než kolik lze koupit.'],
  amount_above_left: [422, 'Tolik vám z této položky nezbývá.'],
  amount_off_step: [422, 'Toto zboží v takovém množství neprodáváme.'],
  switched_off: [409, 'Tohle teď v obchodě nenabízíme.'],
  shopping_disabled: [409, 'Nákup je teď vypnutý. Zkuste to prosím později.'],
  parent_not_found: [409, 'Položka, ke které tohle patří, už v košíku není.'],
  below_minimum_order: [409, 'Objednávka ještě nedosáhla minimální výše. Přidejte prosím zboží.'],
  coupon_expired: [422, 'Platnost tohoto kupónu už skončila.'],
  coupon_minimum: [422, 'Kupón platí až pro dražší nákup. Přidejte prosím zboží.'],
  coupon_used_up: [422, 'Tento kupón už je vyčerpaný.'],
  name_taken: [409, 'Seznam s tímto názvem už máte. Zvolte prosím jiný.'],
  coupon_invalid: [422, 'Tento kupón neplatí. Zkontrolujte prosím jeho kód.'],
  credits_insufficient: [422, 'Tolik kreditů na účtu nemáte.'],
  price_changed: [409, 'Cena se mezitím zvýšila. Zkontrolujte prosím objednávku a odešlete ji znovu.'],
  shipper_unavailable: [422, 'Tato doprava pro objednávku není dostupná. Vyberte prosím jinou.'],
  payment_unavailable: [422, 'Tuto platbu nelze použít. Vyberte prosím jinou.'],
  branch_required: [422, 'Vyberte prosím místo, kde si zboží vyzvednete.'],
  branch_unavailable: [409, 'Na tomto místě teď zásilky nepřijímají. Vyberte prosím jiné.'],
  delivery_time_unavailable: [409, 'Tento čas doručení už je obsazený. Vyberte prosím jiný.'],
  already_paid: [409, 'Tato objednávka už je zaplacená.'],
  order_packed: [409, 'Objednávka už je zabalená a změnit ji nejde.'],
  order_cancelled: [409, 'Tato objednávka je zrušená.'],
  order_returned: [409, 'Objednávka se nám vrátila, zboží z ní nemáte.'],
  buyer_is_company: [409, 'Odstoupit bez udání důvodu mohou jen spotřebitelé. Objednávka je na firmu.'],
  already_withdrawn: [409, 'Od celé objednávky už jste odstoupili.'],
  withdrawal_expired: [409, 'Lhůta 14 dnů na odstoupení od smlouvy už skončila.'],
  bank_account_invalid: [422, 'Zkontrolujte prosím číslo účtu, například 19-2000145399/0800 nebo IBAN.'],
  not_delivered: [409, 'Zboží z této objednávky jste ještě nedostali, reklamovat ho zatím nejde.'],
  claim_expired: [409, 'Lhůta pro reklamaci tohoto zboží už uplynula.'],
  claim_open: [409, 'Tyto kusy už reklamujete. Počkejte prosím, jak to dopadne.'],
  photo_unreadable: [422, 'Tuto fotku se nepodařilo přečíst. Pošlete prosím JPEG, PNG nebo WebP.'],
  photo_too_large: [422, 'Fotka má příliš mnoho bodů. Zmenšete ji prosím.'],
  gift_unavailable: [409, 'Vybraný dárek už není k dispozici. Vyberte prosím jiný.'],
  idempotency_mismatch: [422, 'Tento požadavek už byl odeslán s jinými údaji. Načtěte prosím stránku znovu.'],
  idempotency_conflict: [409, 'Požadavek se ještě zpracovává. Počkejte prosím chvilku.'],
  token_used: [410, 'Tento odkaz už byl použit, nebo existuje novější. Nechte si prosím poslat nový.'],
  token_expired: [410, 'Platnost tohoto odkazu vypršela. Požádejte prosím o nový.'],
  token_invalid: [422, 'Tento odkaz už byl použit nebo neplatí.'],
  not_activated: [403, 'Účet ještě není aktivovaný. Otevřete prosím odkaz v e-mailu, který jsme vám poslali.'],
  password_mismatch: [422, 'Nepodařilo se vám heslo napsat 2× správně.'],
  password_common: [422, 'Toto heslo je příliš běžné. Zvolte prosím jiné.'],
  email_taken: [409, 'Na tento e-mail už mezitím vznikl jiný účet. Zvolte prosím jiný.'],
  too_many: [409, 'Víc už se sem nevejde. Nejdřív prosím něco odeberte.'],
  email_refused: [401, 'Na tuto adresu novinky neposíláme.'],
  payload_too_large: [413, 'Odeslaných údajů je příliš mnoho. Zkraťte je prosím.'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type RefusalCode = keyof typeof REFUSALS

export interface RefusalDetail {
  readonly field?: string
  readonly title?: string
  readonly status?: number
  readonly retryAfterSeconds?: number
}

/** Creates a refusal; its title can be made more specific. */
export function refusal(code: RefusalCode, detail: RefusalDetail = {}): Refusal {
  const [status, title] = REFUSALS[code]
  const item = { code, field: detail.field ?? null, title: detail.title ?? title }
  return new Refusal(detail.status ?? status, [item], detail.retryAfterSeconds)
}

/** The answer's body. */
export function errorBody(items: readonly ErrorItem[], requestId: string): { errors: ErrorItem[]; requestId: string } {
  return { errors: [...items], requestId }
}
