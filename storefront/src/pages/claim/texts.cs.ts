export const title = 'Reklamace zboží'
export const description = 'Přišlo vám vadné zboží, nebo se porouchalo? Reklamaci podáte tady, i s fotkami.'
export const missing = 'Tuto objednávku tady nevidíme. Najděte ji prosím některou z cest níže.'
export const lead =
  'Přišlo vám vadné zboží, nebo se porouchalo? Vyberte objednávku, napište, co se stalo, a přiložte fotky. Vyřídíme to nejpozději do 30\u00a0dnů.'
export const lastTitle = 'Vaše poslední objednávka'
export const lastNumber = 'Máme ji tu pod číslem '
export const claimFrom = (code: string) => `Reklamovat z objednávky ${code}`
export const withAccountTitle = 'Objednali jste s účtem'
export const withAccountNote = 'Otevřete objednávku a u ní zvolte Reklamovat zboží.'
export const showOrders = 'Zobrazit moje objednávky'
export const signIn = 'Přihlásit se'
export const noAccountTitle = 'Objednali jste bez účtu'
export const noAccountNote = 'Objednávku najdete podle jejího čísla a e-mailu.'
export const findOrder = 'Najít objednávku'
export const rulesBefore =
  'Reklamovat lze do dvou let od převzetí, při nákupu na firmu do jednoho roku. Podrobnosti najdete v '
export const rulesLink = 'reklamačním řádu'
export const rulesBranchBefore = '. Můžete také přijít na '
export const rulesBranchLink = 'pobočku'
export const after = [
  ['Hned potvrdíme', 'E-mailem dostanete číslo reklamace a den, do kdy ji vyřídíme.'],
  ['Opravíme, nebo vyměníme', 'Vyberete si sami. Když to nejde, zlevníme zboží, nebo vrátíme peníze.'],
  ['Napíšeme výsledek', 'Nejpozději do 30\u00a0dnů. Když reklamaci uznáme, zaplatíme i\u00a0poslání zboží.'],
] as const
export const notDelivered = 'Zboží z této objednávky ještě nemáte u sebe. Reklamovat půjde, až ho dostanete.'
export const showOrder = 'Zobrazit objednávku'
export const cancelOrder = 'Zrušit objednávku'
export const expired = 'Lhůta pro reklamaci už uplynula. Ozvěte se nám, zkusíme poradit.'
export const cancelled = 'Tato objednávka je zrušená, není z ní co reklamovat.'
export const orderOf = (code: string) => `Objednávka ${code}`
export const nothingLeft = 'Všechno z této objednávky už reklamujete, nebo jste za to dostali peníze zpět.'
export const filedBefore = 'Reklamaci '
export const filedAfter = (email: string, until: string) =>
  ` jsme přijali. Potvrzení jsme poslali na ${email} a vyřídíme ji nejpozději ${until}. Teď nemusíte dělat nic dalšího.`
export const filedTitle = 'Co jste nám poslali'
export const write = 'Napsat nám'
export const earlierTitle = 'Podané reklamace'
