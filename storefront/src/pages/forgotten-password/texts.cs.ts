export const title = 'Zapomenuté heslo'
export const lead = 'Napište e-mail, kterým se přihlašujete. Pošleme vám odkaz a heslo si nastavíte nové.'
export const emailLabel = 'E-mail'
export const send = 'Poslat odkaz'
export const back = 'Zpět na přihlášení'
export const sentTitle = 'Podívejte se do e-mailu'
export const sentNote =
  'Pokud k této adrese patří účet, poslali jsme na ni odkaz k nastavení nového hesla. Platí hodinu.'
