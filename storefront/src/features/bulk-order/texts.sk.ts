import type { BulkOrderIssue, BulkOrderProblem } from '@vanek/sdk/bulk-order'
import { plural } from '#market/plural'

/** Why a line could not be read. */
export const faults: Readonly<Record<Exclude<BulkOrderIssue['code'], 'bulk_too_many'>, string>> = {
  bulk_no_code: 'Chýba kód tovaru.',
  bulk_long_code: 'Kód je príliš dlhý, môže mať najviac 64 znakov.',
  bulk_amount: 'Množstvo nie je kladné číslo do 9\u00a0999 alebo má viac než tri desatinné miesta.',
  bulk_unreadable: 'Tomuto riadku nerozumieme. Napíšte doň jeden kód a jedno množstvo, napríklad „KÓD 2“.',
  bulk_columns:
    'Riadok má viac stĺpcov než záhlavie. Desatinné číslo dajte, prosím, do úvodzoviek alebo stĺpce oddeľte bodkočiarkou.',
}
export const tooMany = (total: number) =>
  `Naraz vložíme najviac 500 riadkov, v poli ich je ${total}. Od tohto riadka zostanú v poli, vložte ich, prosím, potom.`
/** Why nothing was added to the cart. */
export const problems: Readonly<Record<BulkOrderProblem, string>> = {
  bulk_empty: 'Zatiaľ tu nič nie je. Napíšte aspoň jeden kód tovaru alebo vyberte súbor.',
  bulk_unknown: 'Do košíka sme nič nevložili, žiadny tovar sme nespoznali. Opravte, prosím, riadky nižšie.',
}
export const unknownCode = 'Tento kód nepoznáme. Skontrolujte ho, prosím.'
export const faultsLabel = 'Riadky, ktorým nerozumieme'
export const faultOfLine = (line: number) => `Riadok ${line}: `

export const linesCaption = 'Tovar, ktorý ste zadali'
export const lineColumn = 'Riadok'
export const codeColumn = 'Kód'
export const goodsColumn = 'Tovar'
export const amountColumn = 'Množstvo'
export const priceColumn = 'Cena za jednotku'

export const fileLabel = 'Alebo vyberte súbor'
export const fileLimits = '(CSV alebo TXT, najviac 1 MB)'
export const unreadable = (name: string) => `Súbor ${name} sa nepodarilo prečítať.`
export const notText = (name: string) => `V súbore ${name} nie sú riadky textu. Uložte ho, prosím, ako CSV.`
export const emptyFile = (name: string) => `Súbor ${name} je prázdny.`
export const tooLarge = 'Súbor je príliš veľký. Prijmeme najviac 500 riadkov a 1 MB, rozdeľte ho, prosím, na menšie.'
export const taken = (name: string) => `Riadky sme načítali zo súboru ${name}. `
export const takeBack = 'Vrátiť, čo tu bolo predtým'

export const helpTitle = 'Ako na to'
export const helpText =
  'Do každého riadka napíšte kód tovaru alebo EAN a množstvo. Oddeliť ich môžete bodkočiarkou, čiarkou, tabulátorom aj medzerou.'
export const help = [
  'Bez množstva počítame s jedným kusom. Tovar na metre môže mať aj desatiny, napríklad 1,5.',
  'Riadky môžete skopírovať priamo z tabuľky. Podľa záhlavia spoznáme, kde je kód a kde množstvo.',
  'Kód nájdete na stránke tovaru aj vo svojich objednávkach. Prijmeme aj položky, ktoré si z objednávky stiahnete.',
  'Prijmeme súbor CSV alebo TXT, najviac 500 riadkov.',
]

export const inCart = (added: number) =>
  plural(added, {
    one: 'Do košíka sme vložili {n} riadok. ',
    few: 'Do košíka sme vložili {n} riadky. ',
    many: 'Do košíka sme vložili {n} riadkov. ',
  })
export const someInCart = (added: number, total: number) =>
  plural(added, {
    one: `Do košíka sme vložili {n} riadok z ${total}. `,
    few: `Do košíka sme vložili {n} riadky z ${total}. `,
    many: `Do košíka sme vložili {n} riadkov z ${total}. `,
  })
export const othersStay = 'Ostatné zostali v poli. '
export const toCart = 'Prejsť do košíka'
