import { expect, type Page } from '@playwright/test';
import { hydrated } from './checkout.ts';

/** The Order Details dialog. */
export const orderDetails = (page: Page) => page.getByRole('dialog', { name: 'Order Details' });

export async function openOrder(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/orders?order=${id}`);
  await hydrated(page);
  await expect(orderDetails(page).getByText(id).first()).toBeVisible();
}
