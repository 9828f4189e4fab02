import { expect, vi } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** Waits until the bank has refused all refunds of a payment, which had succeeded. */
export async function untilRefundFails(shop: TestShop, paymentIntentId: string): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(await shop.payments.provider.findPayment(paymentIntentId)).toMatchObject({ refunded: 0 }),
    { timeout: 10_000 },
  );
}
