export const title = 'Kontakt'
export const description = 'Zavolajte, napíšte alebo sa zastavte. Poradíme s výberom ventilátora aj s objednávkou.'
export const lead = 'Zavolajte, napíšte alebo sa zastavte. Poradíme s výberom aj s objednávkou.'
export const answerTime = 'Odpovedáme do druhého pracovného dňa'
export const mainBranchTitle = 'Hlavná predajňa'
export const allBranches = 'Všetky predajne'
export const companyTitle = 'Firma'
export const tin = (tin: string) => `IČO ${tin}`
export const vatin = (vatin: string) => `${vatin.startsWith('SK') ? 'IČ DPH' : 'DIČ'} ${vatin}`

export const nameLabel = 'Meno'
export const emailLabel = 'E-mail'
export const phoneLabel = 'Telefón'
export const messageLabel = 'S čím vám poradíme'
export const messageAbout = (product: string) => `Dobrý deň, mám otázku k výrobku ${product}: `
export const writeTitle = 'Napíšte nám'
export const writeNote =
  'Odpovieme do druhého pracovného dňa. E-mail použijeme len na odpoveď. Nepovinné údaje sú označené.'
export const required = '(povinné)'
export const optional = '(nepovinné)'
export const send = 'Odoslať správu'
