import { expect, type Page } from '@playwright/test';
import { CARDS } from './checkout.ts';

/** Confirms a valid card with the provider as the browser does, without the form. */
export async function confirmCard(page: Page, paymentIntentId: string, clientSecret: string): Promise<void> {
  const confirmed = await page.request.post(
    `/emulator/stripe/v1/payment_intents/${paymentIntentId}/confirm`,
    {
      form: {
        key: 'pk_test_demo',
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': CARDS.good,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
      },
    },
  );
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}
