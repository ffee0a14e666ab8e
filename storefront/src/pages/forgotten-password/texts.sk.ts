export const title = 'Zabudnuté heslo'
export const lead = 'Napíšte e-mail, ktorým sa prihlasujete. Pošleme vám odkaz a heslo si nastavíte nové.'
export const emailLabel = 'E-mail'
export const send = 'Poslať odkaz'
export const back = 'Späť na prihlásenie'
export const sentTitle = 'Pozrite sa do e-mailu'
export const sentNote =
  'Ak k tejto adrese patrí účet, poslali sme na ňu odkaz na nastavenie nového hesla. Platí hodinu.'
