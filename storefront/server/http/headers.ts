const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * The content security policy of every page: only our own files, nothing inline. It has no nonce, so pages can be kept.
 * A form may lead to the payment provider: browsers hold `form-action` against the redirects of a post too.
 */
export function contentSecurityPolicy(paymentOrigin: string): string {
  return Object.entries({ ...policy, 'form-action': `'self' ${paymentOrigin}` })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Headers of every answer, whatever it is. */
export const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
}

/** Headers of HTML; over https browsers are told to come back that way. */
export const htmlHeaders = ({
  secure,
  paymentOrigin,
  strict = true,
}: {
  secure: boolean
  paymentOrigin: string
  strict?: boolean
}): Record<string, string> => ({
  ...everywhere,
  'content-type': 'text/html; charset=utf-8',
  ...(strict && { 'content-security-policy': contentSecurityPolicy(paymentOrigin) }),
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Headers of answers that are data: nothing in them may be run or shown as a page. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
