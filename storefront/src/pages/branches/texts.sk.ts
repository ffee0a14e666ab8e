export const title = 'Predajne'
export const description =
  'Kde si ventilátor vypočujete, kúpite a vyzdvihnete: adresy a otváracie hodiny všetkých našich predajní.'
export const lead = 'Príďte si ventilátory vypočuť. Čo je v predajni skladom, vydáme vám na počkanie.'
export const finderTitle = 'Hľadanie predajne'
export const finderLabel = 'Kde máte najbližšiu predajňu?'
export const finderPlaceholder = 'Mesto alebo PSČ'
export const find = 'Nájsť'
export const ownPosition = 'Použiť moju polohu'
export const unknownPlace = (place: string) => `Miesto „${place}“ nepoznáme. Skúste väčšie mesto v okolí alebo PSČ.`
export const failed = 'Teraz to nevieme zistiť. Skúste to, prosím, o chvíľu znova.'
export const noneTitle = 'Predajne teraz nevieme vypísať'
export const noneNote = 'Skúste to, prosím, o chvíľu znova alebo nám zavolajte.'

export const mainBranch = 'Hlavná predajňa'
export const nearestBefore = 'Najbližšie je '
export const nearestToYou = 'Najbližšie k vám'
export const nearestTo = (place: string) => `Najbližšie k miestu ${place}`
export const asTheCrowFlies = ', vzdušnou čiarou'

export const mapLabel = 'Mapa predajní'
