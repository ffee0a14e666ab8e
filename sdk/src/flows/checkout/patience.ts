/** How long one answer of a service is waited for, and an attempt for all of them, in milliseconds. */
export const patienceMs = 1500
