/** A handler of `submit`, written so that it fits the types of React 18 and 19 alike. */
export type SubmitHandler = (event: {
  preventDefault(): void
  readonly currentTarget: HTMLFormElement
  /** Time of the event, in milliseconds. */
  readonly timeStamp: number
}) => void
