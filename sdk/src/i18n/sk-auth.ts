import type { Messages } from './messages.ts'

/** Texts about signing in, accounts and passwords. */
export const skAuth = {
  not_activated: 'Účet ešte nie je aktivovaný. Otvorte, prosím, odkaz v e-maile, ktorý sme vám poslali.',
  password_common: 'Toto heslo je príliš bežné. Zvoľte, prosím, iné.',
  token_invalid: 'Tento odkaz už bol použitý alebo neplatí. Požiadajte, prosím, o nový.',
  signed_in: 'Prihlásenie bolo úspešné',
  signed_in_as_customer: 'Prihlásenie sa na zákazníka bolo úspešné',
  cart_merged: 'Tovar z vášho košíka sme preniesli do košíka pri vašom účte',
  cart_merge_capped: 'Niektorého tovaru nemáme dosť, v košíku ho je menej, ako ste chceli: {names}',
  cart_merge_dropped: 'Niektorý tovar už nemožno kúpiť a v košíku nie je: {names}',
  registration_sent: 'Poslali sme vám e-mail. Kliknutím na odkaz v ňom registráciu dokončíte.',
  password_mail_sent: 'Ak u nás účet máte, poslali sme vám e-mail s odkazom na nastavenie nového hesla.',
  password_changed: 'Nové heslo sme uložili',
} satisfies Partial<Messages>
