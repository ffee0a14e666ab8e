export const add = 'Do košíka'
export const addOf = (name: string) => `Do košíka: ${name}`
/** With the number of chosen variants. */
export const addCount = (n: number) => `Do košíka (${n})`

export const chooseVariant = 'Vybrať variant'
export const chooseVariantOf = (name: string) => `Vybrať variant: ${name}`
export const chooseVariants = 'Vybrať viac variantov'
export const chooseVariantsOf = (name: string) => `Vybrať viac variantov: ${name}`
export const watch = 'Strážiť dostupnosť'
export const watchOf = (name: string) => `Strážiť dostupnosť: ${name}`
export const show = 'Zobraziť'
export const showOf = (name: string) => `Zobraziť: ${name}`

export const loadingVariants = 'Načítavame varianty…'
export const variantsOf = (name: string) => `Varianty: ${name}`
export const amountOf = (name: string) => `Množstvo: ${name}`
