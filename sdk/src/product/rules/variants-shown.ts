/** How many variants a product page shows before "show all". */
export const variantsShown = 4
