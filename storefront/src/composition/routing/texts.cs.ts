/** The title of a page that has none. */
export const fallbackTitle = 'Ventilátory a větrání'
export const forbiddenTitle = 'Stránka není pro každého'
export const notFoundTitle = 'Stránka nebyla nalezena'
export const failedTitle = 'Stránku teď nejde načíst'
