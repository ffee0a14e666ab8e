/** How many variants a product detail shows before the rest is asked for. */
export const variantsShown = 4
