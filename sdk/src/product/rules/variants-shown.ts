/** How many variants a product detail shows before the rest is asked for (B9.24). */
export const variantsShown = 4
