/** How many variants a product page shows before "show all". */
export const initialVariantCount = 4
