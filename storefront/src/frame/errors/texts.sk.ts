export const forbiddenTitle = 'Toto vám zatiaľ nemôžeme ukázať'
export const forbiddenText =
  'Stránka je len pre niektorých zákazníkov. Prihláste sa, prosím, alebo si vyberte z ostatného sortimentu.'
export const notFoundTitle = 'Tu je len vzduch'
export const notFoundText = 'V adrese možno chýba písmeno. Skúste hľadanie alebo si vyberte zo sortimentu.'
export const failedTitle = 'Túto stránku teraz nevieme načítať'
export const failedText = 'Skúste to, prosím, o chvíľu znova. Košík aj to, čo ste vyplnili, zostáva.'
export const postedText =
  'Nevieme, či k nám dorazilo, čo ste odoslali. Vráťte sa, prosím, o krok späť a o chvíľu to skúste znova.'

export const logIn = 'Prihlásiť sa'
export const reload = 'Načítať znova'
export const notFoundNote = 'Túto stránku sme nenašli'
export const brands = 'Značky'
export const home = 'Úvodná stránka'

export const offlineTitle = 'Spojenie sa asi prerušilo'
export const offlineText = 'Skontrolujte pripojenie na internet. Košík aj to, čo ste vyplnili, zostáva.'
export const tryAgain = 'Skúsiť znova'
export const trying = 'Skúšame to.'
export const stillOffline = 'Spojenie zatiaľ nie je. Skúste to, prosím, o chvíľu.'
export const retrying = 'Skúšame to za vás ďalej. Keď to pôjde, stránka sa otvorí sama.'
