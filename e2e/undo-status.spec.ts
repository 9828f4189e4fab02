import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { placeOrder } from './support/orders.ts';
import { AS_STAFF, signIn } from './support/staff.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

const locateRow = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });

test(
  'a status that was set for many orders by mistake is taken back with its mails',
  ANY_SCREEN,
  async ({ page }) => {
    const { id, email } = await placeOrder(page);
    const { id: moved } = await placeOrder(page, { email });
    const mailKinds = async () => {
      const found: { kind: string }[] = await (
        await page.request.get(`/api/mails?recipient=${email}`)
      ).json();
      return found.map(({ kind }) => kind);
    };
    await page.goto(`/admin/orders?search=${email}`);
    await hydrated(page);
    for (const one of [id, moved])
      await page.getByRole('checkbox', { name: `Select order ${one}` }).check({ force: true });
    await page.getByLabel('Set status to').selectOption('delivered');
    await page.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('button', { name: 'Set 2 orders' }).click();
    await expect(locateRow(page, id).getByText('Delivered')).toBeVisible();
    expect(await mailKinds()).toContain('order_status');
    const data = { status: 'on-hold' };
    await page.request.put(`/api/orders/${moved}/status`, { data, headers: AS_STAFF });

    await page.getByRole('button', { name: 'Undo setting 2 orders to Delivered' }).click();
    await expect(page.getByText('1 order could not be set back')).toBeVisible();
    await expect(locateRow(page, id).getByText('Placed')).toBeVisible();
    await expect(
      page.getByText(`${moved}: API token has set this order to On Hold meanwhile.`),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo setting' })).toBeHidden();
    const { timeline } = await (await page.request.get(`/api/orders/${id}/staff`)).json();
    expect(timeline.at(-1)).toMatchObject({ text: 'Status updated to placed' });
  },
);
