import type { TroubleName } from '#domain/status/trouble-names.ts';

const UNSETTLED = { label: 'Unsettled payments', to: '/admin/payments?show=unsettled' };

/** The screens on which something can be done about a trouble; others are mended where the shop runs. */
export const TROUBLE_LINKS: Partial<Record<TroubleName, { label: string; to: string }>> = {
  payments_refused: { label: 'Keys at Stripe', to: 'https://dashboard.stripe.com/apikeys' },
  payments_unsettled: UNSETTLED,
  refunds_failed: UNSETTLED,
  refunds_due: UNSETTLED,
  disputes_to_answer: { label: 'Disputed payments', to: '/admin/payments?show=disputed' },
  mail_waiting: { label: 'Waiting mails', to: '/admin/mail?state=waiting' },
};
