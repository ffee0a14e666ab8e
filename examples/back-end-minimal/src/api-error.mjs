const titles = {
  validation: 'Zkontrolujte prosím vyplněné údaje.',
  unauthorized: 'Přihlášení tady není.',
  not_found: 'Tohle jsme nenašli.',
  cart_not_found: 'Košík už neexistuje. Vložte prosím zboží znovu.',
  cart_empty: 'Košík je prázdný. Vložte do něj prosím zboží.',
  out_of_stock: 'Zboží už není skladem. Snižte prosím množství nebo vyberte jiné.',
  amount_above_maximum: 'Tolik kusů najednou neprodáváme.',
  amount_off_step: 'Toto zboží prodáváme po celých kusech.',
  parent_not_found: 'Položka, ke které tohle patří, už v košíku není.',
  credits_insufficient: 'Kredity tady nemáme.',
  too_many: 'Víc už se do košíku nevejde. Nejdřív prosím něco odeberte.',
  price_changed: 'Cena se mezitím zvýšila. Zkontrolujte prosím objednávku a odešlete ji znovu.',
  shipper_unavailable: 'Tato doprava není dostupná. Vyberte prosím jinou.',
  payment_unavailable: 'Tuto platbu nelze použít. Vyberte prosím jinou.',
  already_paid: 'Objednávka už je zaplacená.',
  branch_required: 'Vyberte prosím místo, kde si zboží vyzvednete.',
  gift_unavailable: 'Dárky tady nemáme.',
  delivery_time_unavailable: 'Čas doručení tady vybrat nejde.',
  idempotency_mismatch: 'Tento požadavek už byl odeslán s jinými údaji. Načtěte prosím stránku znovu.',
  payload_too_large: 'Odeslaných údajů je příliš mnoho. Zkraťte je prosím.',
}

/** An error response in the format of the contract. */
export class ApiError extends Error {
  constructor(status, code, fields = [null]) {
    super(code)
    this.status = status
    this.errors = fields.map((field) => ({ code, field, title: titles[code] }))
  }
}
