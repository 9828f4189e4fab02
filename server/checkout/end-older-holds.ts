import { toCodeKey } from '#domain/discounts/discount.ts';
import { MAX_HOLDS_OF_BROWSER } from '#domain/stock/hold-allowance.ts';
import { selectUsingCheckouts } from '../discounts/use-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { type HoldingCheckout, selectHoldingCheckouts } from '../stock/hold-queries.ts';
import { countUnpaid } from '../stock/ip-hold-queries.ts';
import { finalize } from './finalize.ts';

/** The part of the hold time after which a hold that its browser replaces counts as not paid. */
const LONG_HOLD = 1 / 3;

/**
 * Ends the unpaid checkouts of a browser that hold the same products as a new one or use the same limited
 * discounts, and the oldest beyond `MAX_HOLDS_OF_BROWSER`: their payments are canceled at the provider first.
 * One that is paid meanwhile becomes its order, one that the bank still processes keeps its pieces.
 */
export async function endOlderHolds(
  services: PaymentServices,
  { checkoutId, buyerDigest }: { checkoutId: string; buyerDigest: string | null },
  { productIds, codes }: { productIds: readonly string[]; codes: readonly string[] },
): Promise<void> {
  if (buyerDigest === null || productIds.length === 0) return;
  const older = await selectHoldingCheckouts(services.db, buyerDigest, checkoutId);
  const beyond = older.length - MAX_HOLDS_OF_BROWSER + 1;
  const ending = older.filter(
    ({ holds }, place) => place < beyond || holds.some(({ productId }) => productIds.includes(productId)),
  );
  for (const checkout of ending) await endHold(services, checkout);
  if (codes.length === 0 && !(await services.settings.discounts()).discountsItself) return;
  const keys = codes.map(toCodeKey);
  const ended = new Set(ending.map(({ id }) => id));
  for (const using of await selectUsingCheckouts(services.db, buyerDigest, checkoutId)) {
    const isSame = using.codeKey === null || keys.includes(using.codeKey);
    if (isSame && !ended.has(using.id)) await endHold(services, { ...using, holds: [] });
  }
}

async function endHold(services: PaymentServices, { paymentIntentId, createdAt, holds }: HoldingCheckout) {
  const { payments, holdTime, db, now, log } = services;
  // The server died before it recorded the payment, or creates it now: its hold expires.
  if (!paymentIntentId) return;
  try {
    await payments.cancelPayment(paymentIntentId);
    const end = await finalize(services, paymentIntentId);
    const isEnded = end.kind === 'waiting' && end.reason === 'payment_canceled';
    const isLong = now().getTime() - createdAt.getTime() > holdTime * LONG_HOLD;
    if (isEnded && isLong) await countUnpaid(db, holds);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ paymentIntentId, err: error }, 'an older payment of a browser could not be canceled');
  }
}
