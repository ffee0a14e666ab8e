import type { PaymentPolicy } from '@vanek/sdk/integrations/payment'

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

const policyText = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const formAction = (paymentOrigins: readonly string[]) => ["'self'", ...paymentOrigins].join(' ')

/**
 * The content security policy of every page: only our own files, nothing inline. It has no nonce, so pages can be
 * cached. Only pages of the given origins can be embedded. A form may lead to the payment providers: browsers apply
 * `form-action` to the redirects of a post too.
 */
export function contentSecurityPolicy(paymentOrigins: readonly string[], frameOrigins: readonly string[] = []): string {
  return policyText({
    ...policy,
    'frame-src': frameOrigins.join(' ') || "'none'",
    'form-action': formAction(paymentOrigins),
  })
}

/**
 * The policy of the page of a placed order: it may also load conversion scripts, which call their own servers. A
 * policy belongs to a document, so links to and from this page always load a whole document (decision 0025).
 */
export function conversionPolicy(paymentOrigins: readonly string[], scripts: readonly string[]): string {
  const others = [...new Set(scripts.map((script) => new URL(script).origin))].join(' ')
  return policyText({
    ...policy,
    'frame-src': "'none'",
    'script-src': `${policy['script-src']} ${others}`,
    'img-src': `${policy['img-src']} ${others}`,
    'connect-src': `${policy['connect-src']} ${others}`,
    'form-action': formAction(paymentOrigins),
  })
}

/** Headers of pictures, scripts and style sheets, which a page loads by the dozen. The others apply to documents only. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of every other answer. */
export const everywhere: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
}

/**
 * Headers of the page that shows the widget of a payment provider: scripts, frames and calls of that provider, and the
 * features of the browser that it uses. Its windows, such as that of a bank, may answer it.
 */
export function widgetHeaders(
  paymentOrigins: readonly string[],
  { script, frame, connect, permissions }: PaymentPolicy,
): Record<string, string> {
  const others = [...new Set([...script, ...frame])].map((origin) => `"${origin}"`).join(' ')
  const granted = permissions.map((name) => `${name}=(self ${others})`)
  const denied = everywhere['permissions-policy']?.split(', ').filter((each) => !permissions.includes(featureOf(each)))
  return {
    'content-security-policy': policyText({
      ...policy,
      'script-src': [policy['script-src'], ...script].join(' '),
      'connect-src': [policy['connect-src'], ...connect].join(' '),
      'frame-src': frame.join(' ') || "'none'",
      'form-action': formAction(paymentOrigins),
    }),
    'permissions-policy': [...(denied ?? []), ...granted].join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  }
}

const featureOf = (directive: string) => directive.slice(0, directive.indexOf('='))

/** Headers of a short refusal in plain text. */
export const plainText = { ...everywhere, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Headers of HTML; over https with HSTS. */
export const htmlHeaders = ({
  secure,
  paymentOrigins,
  frameOrigins = [],
  strict = true,
}: {
  secure: boolean
  paymentOrigins: readonly string[]
  frameOrigins?: readonly string[]
  strict?: boolean
}): Record<string, string> => ({
  ...everywhere,
  'content-type': 'text/html; charset=utf-8',
  ...(strict && { 'content-security-policy': contentSecurityPolicy(paymentOrigins, frameOrigins) }),
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Headers of answers that are data: browsers must not run them or show them as a page. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
