import { escapeHtml } from '../http/html.ts'
import { inMarket, market, shopName } from '../market.ts'
import { toMajor } from '../money.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { GatewayPayment } from './book.ts'
import { pageTexts as cs } from './page-texts.cs.ts'
import { pageTexts as sk } from './page-texts.sk.ts'

const texts = inMarket({ cs, sk })

const what = ({ reference, amount, currency }: GatewayPayment): string =>
  `<p class="what">${shopName}, objednávka ${escapeHtml(reference)}</p>
<p class="sum">${money(toMajor(amount), currencyByCode(currency))}</p>`

const ended = ({ state, return_url }: GatewayPayment): string =>
  state === 'pending'
    ? ''
    : `<p class="done">${texts[state]}</p>\n<p><a href="${escapeHtml(return_url)}">${texts.back}</a></p>`

/**
 * The payment page, with plain forms and without scripts. A decided payment shows its state.
 *
 * @param action the target of its form; by default its own page
 */
export function paymentPage(payment: GatewayPayment, action = `/gateway/pay/${payment.id}`): string {
  const form = payment.state === 'pending' ? choices(action) : ended(payment)
  return htmlPage(texts.title, `${what(payment)}\n${form}`)
}

/** The confirmation page of the payer's bank (3-D Secure). */
export function bankPage(payment: GatewayPayment, action = `/gateway/pay/${payment.id}`): string {
  const form = `<form method="post" action="${action}">
<button class="pay" name="do" value="confirm">${texts.confirm}</button>
<button name="do" value="deny">${texts.deny}</button>
<button name="do" value="leave">${texts.leave}</button>
</form>`
  return htmlPage(texts.bankTitle, `${what(payment)}\n${payment.state === 'pending' ? form : ended(payment)}`)
}

/** The page in the frame while it reports the result of the widget to the shop's page. */
export function closingPage(end: 'done' | 'closed', shop: string): string {
  return htmlPage(texts.title, `<script src="/gateway/closing.js" data-end="${end}" data-shop="${shop}"></script>`)
}

function choices(action: string): string {
  return `<form method="post" action="${action}">
<button class="pay" name="do" value="pay">${texts.pay}</button>
<button name="do" value="verify">${texts.verify}</button>
<button name="do" value="fail">${texts.fail}</button>
<button name="do" value="cancel">${texts.cancel}</button>
<fieldset>
<legend>${texts.rarer}</legend>
<button name="do" value="leave">${texts.leave}</button>
<button name="do" value="pay_twice">${texts.payTwice}</button>
<p><label for="seconds">${texts.payAfter}</label>
<input id="seconds" name="seconds" type="number" min="1" max="600" value="20" required> s</p>
<button name="do" value="pay_late">${texts.payLate}</button>
</fieldset>
</form>`
}

/** A complete page around its content; `mark` labels it as a test page. */
export function htmlPage(title: string, content: string, mark = texts.mark): string {
  return `<!doctype html>
<html lang="${market}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${mark.replace(/,.*/, '')}</title>
<link rel="stylesheet" href="/gateway/style.css">
</head>
<body>
<main>
<p class="mark">${mark}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}
