/** Texts of the proxy's own error responses, for shoppers. `texts` of `ProxyConfig` may replace any of them. */
export interface ProxyTexts {
  /** The path is not in the contract. */
  readonly unknownPath: string
  /** The path does not have this method. */
  readonly unknownMethod: string
  /** The request came from a page of another origin. */
  readonly otherOrigin: string
  /** This browser has no current order. */
  readonly noOrder: string
  /** Another order is the current one by now. */
  readonly otherOrder: string
  /** The body of the request is longer than allowed. */
  readonly requestTooLarge: string
  /** The response of the back end is longer than allowed. */
  readonly answerTooLarge: string
  /** The back end sent something that is not a photo. */
  readonly noPhoto: string
  /** Customers of this group cannot sign in here. */
  readonly restricted: string
  /** The back end did not respond in time. */
  readonly late: string
  /** The back end does not respond. */
  readonly away: string
}

/** The texts in English. */
export const englishTexts: ProxyTexts = {
  unknownPath: 'There is nothing here.',
  unknownMethod: 'This cannot be asked here.',
  otherOrigin: 'The request did not come from our pages.',
  noOrder: 'We did not find the order.',
  otherOrder: 'You have opened another order in this browser since. Please open the earlier one again.',
  requestTooLarge: 'The request is too large.',
  answerTooLarge: 'The answer of the shop is too long.',
  noPhoto: 'The photo could not be loaded.',
  restricted: 'This account cannot sign in here.',
  late: 'The shop answers too slowly right now. Please try again in a while.',
  away: 'The shop does not answer right now. Please try again in a while.',
}
