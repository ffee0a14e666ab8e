export const forbiddenTitle = 'Tohle vám zatím nemůžeme ukázat'
export const forbiddenText =
  'Stránka je jen pro některé zákazníky. Přihlaste se prosím, nebo si vyberte z ostatního sortimentu.'
export const notFoundTitle = 'Tady je jen vzduch'
export const notFoundText = 'V adrese možná chybí písmeno. Zkuste hledání, nebo si vyberte ze sortimentu.'
export const failedTitle = 'Tuhle stránku teď neumíme načíst'
export const failedText = 'Zkuste to prosím za chvíli znovu. Košík i to, co jste vyplnili, zůstává.'
export const postedText =
  'Nevíme, jestli k nám dorazilo, co jste odeslali. Vraťte se prosím o krok zpět a za chvíli to zkuste znovu.'

export const logIn = 'Přihlásit se'
export const reload = 'Načíst znovu'
export const notFoundNote = 'Tuto stránku jsme nenašli'
export const brands = 'Značky'
export const home = 'Úvodní stránka'

export const offlineTitle = 'Spojení se nejspíš ztratilo'
export const offlineText = 'Zkontrolujte připojení k internetu. Košík i\u00a0to, co jste vyplnili, zůstává.'
export const tryAgain = 'Zkusit znovu'
export const trying = 'Zkoušíme to.'
export const stillOffline = 'Spojení zatím není. Zkuste to prosím za chvíli.'
export const retrying = 'Zkoušíme to za vás dál. Až to půjde, stránka se otevře sama.'
