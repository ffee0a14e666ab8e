import { plural } from '#market/plural'
import type { BulkOrderIssue, BulkOrderProblem } from '@vanek/sdk/bulk-order'

/** Why a line could not be read. */
export const faults: Readonly<Record<Exclude<BulkOrderIssue['code'], 'bulk_too_many'>, string>> = {
  bulk_no_code: 'Chybí kód zboží.',
  bulk_long_code: 'Kód je příliš dlouhý, může mít nejvýš 64 znaků.',
  bulk_amount: 'Množství není kladné číslo do 9\u00a0999, nebo má víc než tři desetinná místa.',
  bulk_unreadable: 'Tomuto řádku nerozumíme. Napište do něj jeden kód a jedno množství, třeba „KÓD 2“.',
  bulk_columns:
    'Řádek má víc sloupců než záhlaví. Desetinné číslo dejte prosím do uvozovek, nebo sloupce oddělte středníkem.',
}
export const tooMany = (total: number) =>
  `Najednou vložíme nejvýš 500 řádků, v poli jich je ${total}. Od tohoto řádku zůstanou v poli, vložte je prosím potom.`
/** Why nothing was added to the cart. */
export const problems: Readonly<Record<BulkOrderProblem, string>> = {
  bulk_empty: 'Zatím tu nic není. Napište aspoň jeden kód zboží, nebo vyberte soubor.',
  bulk_unknown: 'Do košíku jsme nic nevložili, žádné zboží jsme nepoznali. Opravte prosím řádky níže.',
}
export const unknownCode = 'Tento kód neznáme. Zkontrolujte ho prosím.'
export const faultsLabel = 'Řádky, kterým nerozumíme'
export const faultOfLine = (line: number) => `Řádek ${line}: `

export const linesCaption = 'Zboží, které jste zadali'
export const lineColumn = 'Řádek'
export const codeColumn = 'Kód'
export const goodsColumn = 'Zboží'
export const amountColumn = 'Množství'
export const priceColumn = 'Cena za jednotku'

export const fileLabel = 'Nebo vyberte soubor'
export const fileLimits = '(CSV nebo TXT, nejvýš 1 MB)'
export const unreadable = (name: string) => `Soubor ${name} se nepodařilo přečíst.`
export const notText = (name: string) => `V souboru ${name} nejsou řádky textu. Uložte ho prosím jako CSV.`
export const emptyFile = (name: string) => `Soubor ${name} je prázdný.`
export const tooLarge = 'Soubor je příliš velký. Vezmeme nejvýš 500 řádků a 1 MB, rozdělte ho prosím na menší.'
export const taken = (name: string) => `Řádky jsme vzali ze souboru ${name}. `
export const takeBack = 'Vrátit, co tu bylo předtím'

export const helpTitle = 'Jak na to'
export const helpText =
  'Na každý řádek napište kód zboží nebo EAN a množství. Oddělit je můžete středníkem, čárkou, tabulátorem i mezerou.'
export const help = [
  'Bez množství počítáme s jedním kusem. Zboží na metry může mít i desetiny, třeba 1,5.',
  'Řádky můžete zkopírovat rovnou z tabulky. Podle záhlaví poznáme, kde je kód a kde množství.',
  'Kód najdete na stránce zboží i ve svých objednávkách. Vezmeme i položky, které si z objednávky stáhnete.',
  'Vezmeme soubor CSV nebo TXT, nejvýš 500 řádků.',
]

export const inCart = (added: number) =>
  plural(added, {
    one: 'Do košíku jsme vložili {n} řádek. ',
    few: 'Do košíku jsme vložili {n} řádky. ',
    many: 'Do košíku jsme vložili {n} řádků. ',
  })
export const someInCart = (added: number, total: number) =>
  plural(added, {
    one: `Do košíku jsme vložili {n} řádek z ${total}. `,
    few: `Do košíku jsme vložili {n} řádky z ${total}. `,
    many: `Do košíku jsme vložili {n} řádků z ${total}. `,
  })
export const othersStay = 'Ostatní zůstaly v poli. '
export const toCart = 'Přejít do košíku'
