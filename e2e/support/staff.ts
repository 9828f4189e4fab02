import { expect, type Page } from '@playwright/test';

/** What the staff of the shop under test send along. */
export const STAFF_TOKEN = 'a-token-for-journeys-that-is-long-enough';
export const AS_STAFF = { Authorization: `Bearer ${STAFF_TOKEN}` };

/** Who signs in to a shop in demo mode. */
export const DEMO_SIGN_IN = { email: 'admin@marigold.example', password: 'goldenhour' };

/** Signs this browser in, without the form: from here on it is a member of the staff. */
export async function signIn(page: Page, credentials = DEMO_SIGN_IN): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in', { data: credentials });
  expect(response.status()).toBe(200);
}
