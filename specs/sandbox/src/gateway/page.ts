import { escapeHtml } from '../http/html.ts'
import { inMarket, market, shopName } from '../market.ts'
import { toMajor } from '../money.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { GatewayPayment } from './book.ts'
import { pageTexts as cs } from './page-texts.cs.ts'
import { pageTexts as sk } from './page-texts.sk.ts'

const texts = inMarket({ cs, sk })

/** The page on which a payer pays, or sees that it is decided. Plain forms, no scripts. */
export function paymentPage({ id, reference, amount, currency, state, return_url }: GatewayPayment): string {
  return htmlPage(
    texts.title,
    `<p class="what">${shopName}, objednávka ${escapeHtml(reference)}</p>
<p class="sum">${money(toMajor(amount), currencyByCode(currency))}</p>
${state === 'pending' ? choices(id) : `<p class="done">${texts[state]}</p>\n<p><a href="${escapeHtml(return_url)}">${texts.back}</a></p>`}`,
  )
}

function choices(id: string): string {
  return `<form method="post" action="/gateway/pay/${id}">
<button class="pay" name="do" value="pay">${texts.pay}</button>
<button name="do" value="fail">${texts.fail}</button>
<button name="do" value="cancel">${texts.cancel}</button>
<fieldset>
<legend>${texts.rarer}</legend>
<button name="do" value="pay_twice">${texts.payTwice}</button>
<p><label for="seconds">${texts.payAfter}</label>
<input id="seconds" name="seconds" type="number" min="1" max="600" value="20" required> s</p>
<button name="do" value="pay_late">${texts.payLate}</button>
</fieldset>
</form>`
}

/** A whole page around its content; `mark` says what it is a trial of. */
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
