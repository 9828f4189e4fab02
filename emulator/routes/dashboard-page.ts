import { html } from 'hono/html';
import { isClosed, isInquiry } from '../ledger/dispute-state.ts';
import { DISPUTE_REASONS, type DisputeRecord, type IntentRecord } from '../ledger/records.ts';
import { formatAmount } from '../present/format-amount.ts';
import { type Page, page } from './challenge-page.ts';

const DASHBOARD = { label: 'Payment dashboard', note: 'Demo dashboard: no real money moves' };

/** A payment with its disputes. Addresses are relative to `/dashboard/payments/{intent}`. */
export function dashboardPage(intent: IntentRecord, disputes: readonly DisputeRecord[]): Page {
  return page(
    formatAmount(intent.amount, intent.currency),
    html`<dl>
        <div><dt>Payment</dt><dd>${intent.id}</dd></div>
        <div><dt>Status</dt><dd>${inWords(intent.status)}</dd></div>
      </dl>
      ${disputes.map((dispute) => disputePart(intent, dispute))}
      ${intent.status === 'succeeded' && disputes.every(isClosed) ? openPart(intent) : ''}`,
    DASHBOARD,
  );
}

export function noPaymentPage(): Page {
  return page('There is no such payment', html`<p>Check its address.</p>`, DASHBOARD);
}

function disputePart(intent: IntentRecord, dispute: DisputeRecord): Page {
  return html`<h2>${isInquiry(dispute) ? 'Inquiry' : 'Dispute'}: ${inWords(dispute.status)}</h2>
    <dl>
      <div><dt>Amount</dt><dd>${formatAmount(dispute.amount, dispute.currency)}</dd></div>
      <div><dt>Reason</dt><dd>${inWords(dispute.reason)}</dd></div>
      <div><dt>Evidence due</dt><dd>${new Date(dispute.dueBy * 1000).toISOString().slice(0, 10)}</dd></div>
    </dl>
    ${isClosed(dispute) ? '' : decidePart(intent, dispute)}`;
}

function decidePart(intent: IntentRecord, dispute: DisputeRecord): Page {
  const [win, lose] = isInquiry(dispute)
    ? [
        ['won', 'Close the inquiry'],
        ['escalated', 'Escalate to a dispute'],
      ]
    : [
        ['won', 'Win the dispute'],
        ['lost', 'Lose the dispute'],
      ];
  return html`<form method="post" action="${intent.id}/decide">
      <input type="hidden" name="dispute" value="${dispute.id}">
      <button class="primary" name="end" value="${win?.[0]}">${win?.[1]}</button>
      <button name="end" value="${lose?.[0]}">${lose?.[1]}</button>
    </form>`;
}

function openPart(intent: IntentRecord): Page {
  return html`<h2>Open a dispute</h2>
    <form method="post" action="${intent.id}/dispute">
      <p><label>Reason <select name="reason">
        ${DISPUTE_REASONS.map((reason) => html`<option value="${reason}"${reason === 'fraudulent' ? ' selected' : ''}>${inWords(reason)}</option>`)}
      </select></label></p>
      <button class="primary">Dispute it</button>
      <button name="inquiry" value="yes">Only ask (inquiry)</button>
    </form>`;
}

function inWords(code: string): string {
  return code.replace(/^warning_/, '').replaceAll('_', ' ');
}
