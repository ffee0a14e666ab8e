export const close = 'Zavřít'

export const cookiesTitle = 'Cookies'
/** Before the link to the privacy policy. */
export const cookiesText =
  'K\u00a0nákupu stačí ty nezbytné. S\u00a0vaším svolením použijeme další, abychom obchod zlepšovali. '
export const privacyLink = 'Jak s\u00a0údaji zacházíme'
export const purposesLegend = 'K čemu smíme cookies použít'
export const necessary = 'Nezbytné'
export const necessaryText = 'Košík, přihlášení a bezpečí. Bez nich to nejde.'
export const analytics = 'Měření návštěvnosti'
export const analyticsText = 'Víme, co v obchodě hledáte a kde se ztrácíte.'
export const marketing = 'Reklama'
export const marketingText = 'Naše reklama jinde ukazuje to, co vás zajímá.'
export const allowAll = 'Povolit vše'
export const refuse = 'Odmítnout'
export const saveChoice = 'Uložit výběr'
export const setUp = 'Nastavit'

export const learnMore = 'Zjistit víc'
export const goOn = 'Pokračovat'
export const stay = 'Zůstat tady'

export const addressTitle = 'Našeptávání adres'
export const serviceOn = 'Služba je zapnutá.'
export const serviceOff = 'Služba je vypnutá, platí vestavěná pravidla.'
export const noAddressFields = 'Na této stránce žádná pole adresy nejsou. Najdete je v dodacích údajích.'
export const suggests = 'našeptává adresy'
export const suggestsNot = 'bez našeptávání'
export const noCheck = 'bez kontroly'
export const check = (kind: string, verdict: string) => `kontrola ${kind}: ${verdict}`
export const notChecked = 'zatím neproběhla'
/** Verdicts of the service, by code. */
export const verdicts: Readonly<Record<string, string>> = {
  valid: 'v pořádku',
  error: 'chyba',
  warning: 'pochybnost',
  unknown: 'neví se',
}

export const environment = 'Prostředí'
export const environmentChanged = 'Prostředí: změněno'
export const priceVariant = 'Cenová varianta'
export const customerGroups = 'Skupiny zákazníka'
export const customerGroupsHint = 'Více skupin oddělte čárkou.'
export const domainCode = 'Kód domény'
export const translationVariant = 'Varianta překladu'
export const apply = 'Použít'
export const undoChanges = 'Zrušit změny'
