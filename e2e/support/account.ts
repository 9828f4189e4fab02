import { expect, type Page } from '@playwright/test';
import { hydrated } from './checkout.ts';
import { proveEmail } from './email-code.ts';

/** Signs a shopper in by the code that a demo shows. */
export async function signInShopper(page: Page, email: string): Promise<void> {
  await page.goto('/user/account');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await proveEmail(page.locator('main'));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}
