import fc from 'fast-check'
/** Answers that are wrong throughout, each in one way. */
export declare const wholeAnswers: Readonly<Record<string, (answer: unknown) => unknown>>
/** One node that is not what it should be. */
export declare const onePlace: fc.Arbitrary<{
  instead: unknown
  place: number
  change: (answer: unknown) => unknown
}>
