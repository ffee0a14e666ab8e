export const title = 'Ventilátory a větrání'
export const claim = 'Vzduch, který je vidět'
export const pointsLabel = 'Proč nakupovat u nás'
export const hintsLabel = 'Rady a tipy'

export const articlesTitle = 'Než začnete vrtat'
export const allArticles = 'Všechny články'

export const mainOffer = 'Hlavní nabídka'
export const adviserBefore = 'Nevíte, jak silný má být? '
export const adviser = 'Jaký ventilátor potřebuji?'
export const bannersLabel = 'Právě teď'
