/**
 * Headings of the column with codes in lists of goods, in the languages of the SDK; in lower case and without accents.
 */
export const codeHeadings =
  /^(code|product code|sku|ean|kod|kod zbozi|kod tovaru|kod produktu|kod varianty|katalogove cislo|katalogovy kod|artikelnummer|artikelnr\.?|bestellnummer)$/

/** Headings that may also name the product. */
export const goodsHeadings = /^(product|item|cislo|produkt|zbozi|tovar|artikl|artikel|polozka)$/

/** Headings of the column with amounts. */
export const amountHeadings =
  /^(amount|quantity|qty|pieces|pcs|mnozstvi|mnozstvo|pocet|pocet ks|pocet kusu|pocet kusov|kusy|kusu|kusov|ks|objednat|menge|anzahl|stuck)$/

/** Units after an amount, as part of a pattern that ignores case. */
export const amountUnits = 'pcs|x|×|m|ks|kus(?:[ůuy]|ov)?|metr[uůy]?|bal|stk|stück'
