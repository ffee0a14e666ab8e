import { escapeHtml } from '../http/html.ts'
import { toMajor } from '../money.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { GatewayPayment } from './book.ts'

const DECIDED = {
  paid: 'Tato platba je zaplacená.',
  failed: 'Banka tuto platbu zamítla.',
  cancelled: 'Tato platba byla zrušena.',
} as const

/** The page on which a payer pays, or sees that it is decided. Plain forms, no scripts. */
export function paymentPage({ id, reference, amount, currency, state, return_url }: GatewayPayment): string {
  return htmlPage(
    'Platba objednávky',
    `<p class="what">Vánek, objednávka ${escapeHtml(reference)}</p>
<p class="sum">${money(toMajor(amount), currencyByCode(currency))}</p>
${state === 'pending' ? choices(id) : `<p class="done">${DECIDED[state]}</p>\n<p><a href="${escapeHtml(return_url)}">Zpět do obchodu</a></p>`}`,
  )
}

function choices(id: string): string {
  return `<form method="post" action="/gateway/pay/${id}">
<button class="pay" name="do" value="pay">Zaplatit</button>
<button name="do" value="fail">Zamítnout jako banka</button>
<button name="do" value="cancel">Zrušit a vrátit se do obchodu</button>
<fieldset>
<legend>Vzácnější případy</legend>
<button name="do" value="pay_twice">Zaplatit a oznámit to obchodu dvakrát</button>
<p><label for="seconds">Zaplatit a oznámit to až za</label>
<input id="seconds" name="seconds" type="number" min="1" max="600" value="20" required> s</p>
<button name="do" value="pay_late">Zaplatit s pozdním oznámením</button>
</fieldset>
</form>`
}

/** A whole page around its content; `mark` says what it is a trial of. */
export function htmlPage(
  title: string,
  content: string,
  mark = 'Zkušební platební brána, nikdo nic nezaplatí',
): string {
  return `<!doctype html>
<html lang="cs">
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
