/** Timeouts in milliseconds: for one verdict of a service, and for all verdicts before an attempt. */
export const patienceMs = 1500
