import { plural } from '#market/plural'

export const title = 'Všetko o nákupe'
export const description =
  'Doprava, platba, vrátenie do 30 dní, reklamácie aj kontakty: všetko o nákupe na jednom mieste.'
export const lead = 'Od výberu cez dopravu až po to, keby niečo nesedelo.'
export const beforeTitle = 'Skôr než objednáte'
export const shoppingGuide = 'Ako nakupovať'
export const shipping = 'Doprava'
export const payment = 'Platba'
export const branches = 'Predajne'
export const afterTitle = 'Keď už máte objednané'
export const orderChanges = 'Zmeny v objednávke'
export const returns = 'Vrátenie do 30 dní'
export const claimRules = 'Reklamačný poriadok'
export const customerCentre = 'Klientske centrum'
export const rulesTitle = 'Čo platí'
export const terms = 'Obchodné podmienky'
export const privacy = 'Ochrana osobných údajov'
export const faq = 'Časté otázky'

export const sectionsLabel = 'Na tejto stránke'
export const more = 'Viac informácií'
export const waysLabel = 'Spôsoby doručenia'
export const fastest = 'najrýchlejšie domov'
export const free = 'zadarmo'
export const days = (n: number) =>
  plural(n, {
    zero: 'ešte v ten istý deň',
    one: 'o {n} pracovný deň',
    few: 'o {n} pracovné dni',
    many: 'o {n} pracovných dní',
  })
