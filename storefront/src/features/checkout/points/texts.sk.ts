import { plural } from '#market/plural'

export const chooseBranch = 'Vyberte predajňu'
export const change = 'Zmeniť'

export const pickUpAt = 'Kde si balíček vyzdvihnete'
export const placeExample = 'Mesto, PSČ alebo ulica'
export const find = 'Nájsť'
export const found = (n: number) =>
  plural(n, { one: 'Našli sme {n} miesto', few: 'Našli sme {n} miesta', many: 'Našli sme {n} miest' })
export const noPoint = 'Tu žiadne výdajné miesto nie je. Skúste iné mesto, ulicu alebo PSČ.'
/** At a point that cannot be chosen now. */
export const notTaking = 'Teraz balíky neprijíma'

export const nearest = 'Nájsť najbližšie ku mne'
export const zoomOut = 'Oddialiť'
export const choose = 'Vybrať'
export const searching = 'Hľadáme výdajné miesta'
export const notLoaded = 'Výdajné miesta sa nepodarilo načítať.'
export const tryAgain = 'Skúsiť znova'
export const showMore = 'Ukázať ďalšie'
