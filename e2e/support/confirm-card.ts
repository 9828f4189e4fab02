import { expect, type Page } from '@playwright/test';
import { cardForm } from '#server/testing/purchase.ts';

/** Confirms a valid card with the provider as the browser does, without the form. */
export async function confirmCard(page: Page, paymentIntentId: string, clientSecret: string): Promise<void> {
  const confirmed = await page.request.post(
    `/emulator/stripe/v1/payment_intents/${paymentIntentId}/confirm`,
    {
      form: cardForm({ key: 'pk_test_demo', clientSecret }),
    },
  );
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}
