import { expect, type Page } from '@playwright/test';
import { cardForm } from '#server/testing/purchase.ts';

/** Confirms a card, valid unless given, with the provider as the browser does, without the form. */
export async function confirmCard(
  page: Page,
  paymentIntentId: string,
  clientSecret: string,
  number?: string,
): Promise<void> {
  const confirmed = await page.request.post(
    `/emulator/stripe/v1/payment_intents/${paymentIntentId}/confirm`,
    {
      form: cardForm({ key: 'pk_test_demo', clientSecret, ...(number && { number }) }),
    },
  );
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}
