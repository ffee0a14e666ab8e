export const title = 'Kontakt'
export const description = 'Zavolejte, napište, nebo se zastavte. Poradíme s výběrem ventilátoru i s objednávkou.'
export const lead = 'Zavolejte, napište, nebo se zastavte. Poradíme s výběrem i s objednávkou.'
export const answerTime = 'Odpovídáme do druhého pracovního dne'
export const mainBranchTitle = 'Hlavní prodejna'
export const allBranches = 'Všechny pobočky'
export const companyTitle = 'Firma'
export const tin = (tin: string) => `IČO ${tin}`
export const vatin = (vatin: string) => `DIČ ${vatin}`

export const nameLabel = 'Jméno'
export const emailLabel = 'E-mail'
export const phoneLabel = 'Telefon'
export const messageLabel = 'S čím vám poradíme'
export const messageAbout = (product: string) => `Dobrý den, mám dotaz k výrobku ${product}: `
export const writeTitle = 'Napište nám'
export const writeNote =
  'Odpovíme do druhého pracovního dne. E-mail použijeme jen k\u00a0odpovědi. Nepovinné údaje jsou označené.'
export const required = '(povinné)'
export const optional = '(nepovinné)'
export const send = 'Odeslat zprávu'
