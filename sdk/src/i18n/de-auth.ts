import type { Messages } from './messages.ts'

/** Texts about signing in, accounts and passwords. */
export const deAuth = {
  not_activated:
    'Das Konto ist noch nicht aktiviert. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  password_common: 'Dieses Passwort ist zu gebräuchlich. Bitte wählen Sie ein anderes.',
  token_invalid: 'Dieser Link wurde schon benutzt oder ist ungültig. Bitte fordern Sie einen neuen an.',
  signed_in: 'Sie sind angemeldet',
  signed_in_as_customer: 'Sie sind als Kunde angemeldet',
  cart_merged: 'Die Ware aus Ihrem Warenkorb liegt jetzt im Warenkorb Ihres Kontos',
  cart_merge_capped: 'Von mancher Ware haben wir nicht genug, im Warenkorb liegt weniger als gewünscht: {names}',
  cart_merge_dropped: 'Manche Ware ist nicht mehr zu kaufen und liegt nicht im Warenkorb: {names}',
  registration_sent: 'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin schließen Sie die Registrierung ab.',
  password_mail_sent: 'Wenn Sie bei uns ein Konto haben, haben wir Ihnen einen Link für ein neues Passwort geschickt.',
  password_changed: 'Das neue Passwort ist gespeichert',
} satisfies Partial<Messages>
