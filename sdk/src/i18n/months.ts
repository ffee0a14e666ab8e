// as they stand in names of streets, behind a day
const czech = 'ledna|února|března|dubna|května|máje|června|července|srpna|září|října|listopadu|prosince'
const slovak = 'januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra'
const polish = 'stycznia|lutego|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia'

/** Months after a day, in the languages that name streets by dates; a part of a pattern without regard to case. */
export const monthsAfterDay = `${czech}|${slovak}|${polish}`
