import { csReasons } from './cs-reasons.ts'
import type { BasicMessages } from './messages.ts'

/** The Czech sentences that any page may need: failures, refusals and notices. */
export const csBasics: BasicMessages = {
  network: 'Spojení se přerušilo. Zkontrolujte prosím připojení a zkuste to znovu.',
  timeout: 'Odpověď trvá příliš dlouho. Zkuste to prosím za chvíli znovu.',
  unauthorized: 'Vaše přihlášení vypršelo. Přihlaste se prosím znovu.',
  rate_limited: 'Požadavků je teď příliš mnoho. Zkuste to prosím za chvíli znovu.',
  server: 'Na naší straně se něco pokazilo. Zkuste to prosím za chvíli znovu.',
  contract: 'Odpovědi obchodu nerozumíme. Zkuste to prosím za chvíli znovu.',

  amount_above_maximum: 'Takové množství najednou koupit nelze. Zadejte prosím méně kusů.',
  amount_below_minimum: 'Takto malé množství koupit nelze. Zadejte prosím více kusů.',
  branch_required: 'Vyberte prosím, kde si zboží vyzvednete.',
  cart_empty: 'V košíku nic není. Vložte do něj prosím zboží.',
  cart_not_found: 'Váš košík už neexistuje. Vložte prosím zboží znovu.',
  coupon_invalid: 'Tento kupón neplatí. Zkontrolujte prosím, jak je napsaný.',
  credentials_invalid: 'E-mail nebo heslo nesouhlasí. Zkuste to prosím znovu.',
  credits_insufficient: 'Tolik kreditů nemáte. Zadejte prosím méně.',
  forbidden: 'Tento obsah pro vás není přístupný.',
  gift_unavailable: 'Vybraný dárek už není k dispozici. Vyberte prosím jiný.',
  idempotency_conflict: 'Váš předchozí požadavek ještě zpracováváme. Počkejte prosím chvíli.',
  idempotency_mismatch: 'Údaje se mezitím změnily. Obnovte prosím stránku a zkuste to znovu.',
  not_found: 'Co hledáte, tu není.',
  not_saleable: 'Toto zboží už neprodáváme. Odeberte ho prosím z košíku.',
  out_of_stock: 'Tolik kusů nemáme skladem. Zadejte prosím méně.',
  payload_too_large: 'Zadaných údajů je příliš mnoho. Zkraťte je prosím.',
  payment_unavailable: 'Tento způsob platby teď nejde použít. Vyberte prosím jiný.',
  price_changed: 'Cena se mezitím změnila. Zkontrolujte prosím košík a objednávku odešlete znovu.',
  shipper_unavailable: 'Tento způsob dopravy teď nejde použít. Vyberte prosím jiný.',
  shopping_disabled: 'Nákup je teď dočasně pozastavený. Zkuste to prosím později.',
  validation: 'Něco není vyplněné správně. Zkontrolujte prosím zadané údaje.',

  item_added: 'Produkty byly vloženy do košíku',
  item_removed: 'Zboží jsme z košíku odebrali',
  amount_capped: 'Množství jsme upravili podle toho, kolik kusů máme skladem',
  line_removed:
    'Některé produkty, které jste měli v košíku od minula, jsme museli z košíku odstranit z důvodu změny označení v našem skladu.',
  ...csReasons,
  variant_required: 'Prosím vyberte variantu',
  newsletter_email_required: 'Pokud chcete dostávat novinky, musíte vyplnit e-mail.',
  newsletter_pending: 'Poslali jsme vám e-mail. Klepnutím na odkaz v něm prosím odběr potvrďte.',
  newsletter_subscribed: 'Novinky vám už posíláme',
  order_unknown: 'Ověřujeme, zda vaše objednávka prošla. Nezavírejte prosím tuto stránku.',
  payment_blocked: 'S vybranou dopravou tento způsob platby nejde použít',
  compare_full: 'Víc produktů najednou porovnat nejde. Nejdřív prosím některý odeberte.',
  unexpected: 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
}
