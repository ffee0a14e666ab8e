/** The title of a page that has none. */
export const fallbackTitle = 'Ventilátory a vetranie'
export const forbiddenTitle = 'Stránka nie je pre každého'
export const notFoundTitle = 'Stránka sa nenašla'
export const failedTitle = 'Stránku sa teraz nedarí načítať'
