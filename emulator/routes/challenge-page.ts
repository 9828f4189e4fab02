import { html, raw } from 'hono/html';
import type { IntentRecord, MethodRecord } from '../ledger/records.ts';
import { formatAmount } from '../present/format-amount.ts';
import { CHALLENGE_STYLE } from './challenge-style.ts';

export type Page = ReturnType<typeof html>;

const BANK = { label: 'Your bank', note: 'Demo bank: no real money moves' };

/** Asks the shopper to approve or reject a payment. Addresses are relative to `/challenge/{intent}`. */
export function challengePage(intent: IntentRecord, method: MethodRecord, token: string): Page {
  return page(
    'Approve this payment?',
    html`<p>Your bank asks before it lets this payment through.</p>
      <dl>
        <div><dt>Amount</dt><dd>${formatAmount(intent.amount, intent.currency)}</dd></div>
        <div><dt>Card</dt><dd>${brandName(method.brand)} ending in ${method.last4}</dd></div>
      </dl>
      <form method="post" action="${intent.id}/approve">
        <input type="hidden" name="token" value="${token}">
        <button class="primary">Approve</button>
        <button formaction="${intent.id}/reject">Reject</button>
      </form>`,
  );
}

/** After the answer, when there is nowhere to go back to. */
export function donePage(approved: boolean): Page {
  return page(
    approved ? 'Payment approved' : 'Payment not approved',
    html`<p>${approved ? 'Thank you.' : 'Your card was not charged.'}</p>
      <p>You can close this window.</p>`,
  );
}

/** For a wrong link, or one whose payment was started again. */
export function gonePage(): Page {
  return page(
    'This question has expired',
    html`<p>Go back to the shop and start the payment again.</p>
      <p>You can close this window.</p>`,
  );
}

export function page(title: string, content: Page, { label, note } = BANK): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <title>${title}</title>
        <style>${raw(CHALLENGE_STYLE)}</style>
      </head>
      <body>
        <main aria-label="${label}">
          <p class="bank">${note}</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
