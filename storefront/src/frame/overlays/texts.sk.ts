export const close = 'Zavrieť'

export const cookiesTitle = 'Cookies'
/** Before the link to the privacy policy. */
export const cookiesText =
  'Na nákup stačia tie nevyhnutné. S\u00a0vaším súhlasom použijeme aj ďalšie, aby sme obchod zlepšovali. '
export const privacyLink = 'Ako s\u00a0údajmi zaobchádzame'
export const purposesLegend = 'Na čo smieme cookies použiť'
export const necessary = 'Nevyhnutné'
export const necessaryText = 'Košík, prihlásenie a bezpečnosť. Bez nich to nejde.'
export const analytics = 'Meranie návštevnosti'
export const analyticsText = 'Vieme, čo v obchode hľadáte a kde sa strácate.'
export const marketing = 'Reklama'
export const marketingText = 'Naša reklama inde ukazuje to, čo vás zaujíma.'
export const allowAll = 'Povoliť všetko'
export const refuse = 'Odmietnuť'
export const saveChoice = 'Uložiť výber'
export const setUp = 'Nastaviť'

export const learnMore = 'Zistiť viac'
export const goOn = 'Pokračovať'
export const stay = 'Zostať tu'

export const addressTitle = 'Našepkávanie adries'
export const serviceOn = 'Služba je zapnutá.'
export const serviceOff = 'Služba je vypnutá, platia vstavané pravidlá.'
export const noAddressFields = 'Na tejto stránke žiadne polia adresy nie sú. Nájdete ich v dodacích údajoch.'
export const suggests = 'našepkáva adresy'
export const suggestsNot = 'bez našepkávania'
export const noCheck = 'bez kontroly'
export const check = (kind: string, verdict: string) => `kontrola ${kind}: ${verdict}`
export const notChecked = 'zatiaľ neprebehla'
/** Verdicts of the service, by code. */
export const verdicts: Readonly<Record<string, string>> = {
  valid: 'v poriadku',
  error: 'chyba',
  warning: 'pochybnosť',
  unknown: 'nevie sa',
}

export const environment = 'Prostredie'
export const environmentChanged = 'Prostredie: zmenené'
export const priceVariant = 'Cenový variant'
export const customerGroups = 'Skupiny zákazníka'
export const customerGroupsHint = 'Viac skupín oddeľte čiarkou.'
export const domainCode = 'Kód domény'
export const translationVariant = 'Variant prekladu'
export const apply = 'Použiť'
export const undoChanges = 'Zrušiť zmeny'
