export const title = 'Ventilátory a vetranie'
export const claim = 'Vzduch, ktorý vidno'
export const pointsLabel = 'Prečo nakupovať u nás'
export const hintsLabel = 'Rady a tipy'

export const articlesTitle = 'Skôr než začnete vŕtať'
export const allArticles = 'Všetky články'

export const mainOffer = 'Hlavná ponuka'
export const adviserBefore = 'Neviete, aký silný má byť? '
export const adviser = 'Aký ventilátor potrebujem?'
export const bannersLabel = 'Práve teraz'
