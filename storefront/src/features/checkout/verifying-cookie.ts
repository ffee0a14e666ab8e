import type { PageCookies } from '../../app/env.ts'

const name = 'vanek_verifying'
const minutes = 15

/** Whether an order was sent whose answer nobody has seen. */
export const isVerifying = (cookies: PageCookies): boolean => cookies.get(name) === '1'

/** Notes, before an order is sent, that its answer is awaited; a reload in the middle then does not forget it. */
export const startVerifying = (cookies: PageCookies): void => cookies.set(name, '1', { maxAgeSeconds: minutes * 60 })

/** Notes that the answer is known. */
export const endVerifying = (cookies: PageCookies): void => cookies.remove(name)
