import type { AccountMessages } from './messages.ts'

/** The German messages of a customer's account. */
export const deAccount: AccountMessages = {
  address_removed: 'Wir haben die Adresse gelöscht',
  address_saved: 'Wir haben die Adresse gespeichert',
  already_withdrawn: 'Sie haben die ganze Bestellung schon widerrufen.',
  birth_year_invalid: 'Bitte prüfen Sie das Geburtsjahr',
  buyer_is_company: 'Ohne Angabe von Gründen können nur Verbraucher widerrufen, diese Bestellung ist auf eine Firma.',
  date_invalid: 'Dieses Datum gibt es im Kalender nicht',
  list_item_removed: 'Wir haben die Ware aus der Liste entfernt',
  list_removed: 'Wir haben die Liste gelöscht',
  order_returned: 'Die Bestellung kam zu uns zurück, Sie haben keine Ware daraus.',
  profile_saved: 'Wir haben Ihre Angaben gespeichert',
  reorder_missing: '{name} – {reason}',
  reorder_not_sold: 'Diese Ware verkaufen wir nicht mehr.',
  reorder_sold_out: 'Ist zurzeit leider ausverkauft.',
  reorder_nothing: 'Aus dieser Bestellung lässt sich im Moment leider nichts kaufen.',
  too_many: 'Mehr passt hier nicht hinein. Bitte entfernen Sie zuerst etwas.',
  wish_added: 'Das Produkt wurde zu den Favoriten hinzugefügt',
  wish_login_required: 'Bitte melden Sie sich zuerst an',
  withdrawal_expired: 'Die Widerrufsfrist von 14 Tagen ist abgelaufen.',
}
