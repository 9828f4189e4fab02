import { expect, it, test } from 'vitest';
import { renderMail } from './render-mail.ts';

const SHOP = 'https://shop.example';
const dispute = {
  disputeId: 'du_1',
  paymentIntentId: 'pi_1',
  orderId: 'MG-0000-0000-0000-0001',
  amount: 6_899,
  reason: 'product_not_received',
  isInquiry: false,
  dashboardUrl: 'https://dashboard.stripe.com/disputes/du_1',
};
const opened = { kind: 'dispute_opened', dueBy: '2026-12-05T12:00:00.000Z', isWithdrawn: true } as const;

it('the mail about an opened dispute has its amount, reason, due date and where to answer', () => {
  const mail = renderMail({ ...dispute, ...opened }, SHOP);
  expect(mail.subject).toBe('A payment of $68.99 is disputed (MG-0000-0000-0000-0001)');
  for (const said of [
    'nothing arrived',
    'December 5, 2026',
    'Nothing can be refunded',
    'pi_1',
    dispute.dashboardUrl,
  ])
    expect(mail.text).toContain(said);
});

it('an inquiry is called one: nothing is withdrawn', () => {
  const mail = renderMail({ ...dispute, ...opened, isInquiry: true, isWithdrawn: false }, SHOP);
  expect(mail.subject).toContain('A bank inquires about $68.99');
  expect(mail.text).toContain('No money is withdrawn yet');
});

it('a dashboard in the shop has a whole address', () => {
  const mail = renderMail({ ...dispute, ...opened, dashboardUrl: '/emulator/stripe/dashboard' }, SHOP);
  expect(mail.text).toContain(`${SHOP}/emulator/stripe/dashboard`);
});

test.each([
  ['won', 'Dispute won: $68.99'],
  ['lost', 'Dispute lost: $68.99'],
  ['closed', 'Inquiry closed: $68.99'],
] as const)('the mail about a dispute that is %s names its end', (end, title) => {
  const mail = renderMail({ ...dispute, kind: 'dispute_closed', end }, SHOP);
  expect(mail.subject).toBe(`${title} (MG-0000-0000-0000-0001)`);
});
