import type { DraftOrder } from '#domain/draft-orders/draft-order.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findDraftOfLink } from './draft-order-queries.ts';
import { digestToken } from './link-draft-order.ts';

/** Reads the draft of a link to pay. Knowing the link is the right to see it. */
export async function readLink(
  { db, now }: Pick<PaymentServices, 'db' | 'now'>,
  token: string,
  /** A payment that was made is finished though its link has ended. */
  { isPaying = false } = {},
): Promise<{ ok: true; draft: DraftOrder } | Refusal> {
  const draft = await findDraftOfLink(db, digestToken(token));
  if (!draft) return UNKNOWN_LINK;
  if (draft.orderId || isPaying) return { ok: true, draft };
  if (draft.deletedAt) return WITHDRAWN;
  if (!draft.linkExpiresAt || draft.linkExpiresAt <= now()) return EXPIRED;
  return { ok: true, draft };
}

const UNKNOWN_LINK = refuse(
  'not_found',
  'This link is not valid any more. The shop may have sent you a newer one.',
);
const WITHDRAWN = refuse('not_found', 'The shop has withdrawn this offer. Nothing was charged.');
const EXPIRED = refuse('not_found', 'This link has expired. Please ask the shop for a new one.');
