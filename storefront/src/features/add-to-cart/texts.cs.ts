export const add = 'Do košíku'
export const addOf = (name: string) => `Do košíku: ${name}`
/** With the number of chosen variants. */
export const addCount = (n: number) => `Do košíku (${n})`

export const chooseVariant = 'Vybrat variantu'
export const chooseVariantOf = (name: string) => `Vybrat variantu: ${name}`
export const chooseVariants = 'Vybrat více variant'
export const chooseVariantsOf = (name: string) => `Vybrat více variant: ${name}`
export const watch = 'Hlídat dostupnost'
export const watchOf = (name: string) => `Hlídat dostupnost: ${name}`
export const show = 'Zobrazit'
export const showOf = (name: string) => `Zobrazit: ${name}`

export const loadingVariants = 'Načítáme varianty…'
export const variantsOf = (name: string) => `Varianty: ${name}`
export const amountOf = (name: string) => `Množství: ${name}`
