/** Points of a rating that make one star. */
export const pointsPerStar = 20
