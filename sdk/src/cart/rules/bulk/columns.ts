/** The columns of the code and the amount. */
export interface BulkColumns {
  readonly code: number
  readonly amount: number
}

/** The columns without a heading row. */
export const plainColumns: BulkColumns = { code: 0, amount: 1 }

const codes = /^(kod|kod zbozi|kod produktu|kod varianty|katalogove cislo|katalogovy kod|code|product code|sku|ean)$/

// these may also name the product, so they only count as the first column
const goods = /^(cislo|produkt|product|zbozi|artikl|polozka|item)$/

const amounts = /^(mnozstvi|pocet|pocet ks|pocet kusu|kusy|kusu|ks|objednat|amount|quantity|qty|pieces|pcs)$/

const plain = (cell: string): string => cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Columns that a heading names; the amount follows the code unless it is named. Null if the row is not a heading. */
export function columnsOf(cells: readonly string[]): BulkColumns | null {
  const names = cells.map(plain)
  const named = names.findIndex((name) => codes.test(name))
  const code = named < 0 && goods.test(names[0] ?? '') ? 0 : named
  if (code < 0) return null
  const amount = names.findIndex((name) => amounts.test(name))
  return { code, amount: amount < 0 ? code + 1 : amount }
}
