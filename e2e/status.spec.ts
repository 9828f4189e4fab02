import { expect, type Page, test } from '@playwright/test';
import type { WireStatus } from '#contract/calls/status.ts';
import { hydrated } from './support/checkout.ts';
import { signIn } from './support/staff.ts';
import { violationsInBothSchemes } from './support/violations.ts';

test.beforeEach(({ page }) => signIn(page));

const first = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 });

/** Lets the calls of this page say that the last backup failed, as the server would. */
async function failBackups(page: Page): Promise<void> {
  await page.route('**/api/status', async (route) => {
    const response = await route.fetch();
    const status: WireStatus = await response.json();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await route.fulfill({
      response,
      json: {
        ...status,
        backups: {
          place: '/backups',
          isFailing: true,
          lastFailed: { at, problem: 'no space left on device' },
        },
        troubles: [
          {
            name: 'backup_failing',
            urgency: 'soon',
            what: 'The last backup failed.',
            why: 'The reason: no space left on device',
            todo: 'Put that right.',
            since: at,
          },
        ],
      },
    });
  });
}

test('the owner sees what is wrong and what to do, without a reload, and what is kept while nothing answers', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/admin/status');
  await hydrated(page);
  await expect(first(page)).toHaveText(/^(Everything is well|\d+ things? needs? you)\.$/);
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups).toContainText('Last good oneNone yet');
  await expect(backups).toContainText('BACKUP_TO');
  await expect(page.getByRole('region', { name: 'Database' })).toContainText('Answers, and accepts changes');
  const position = await backups.boundingBox();

  await failBackups(page);
  await page.clock.runFor(16_000);
  await expect(first(page)).toHaveText('1 thing needs you.');
  await expect(page.getByRole('listitem').filter({ hasText: 'The last backup failed.' })).toContainText(
    /Soon.*Since .*no space left on device.*What to do: Put that right\./s,
  );
  await expect(backups).toContainText('no space left on device');
  expect((await backups.boundingBox())?.x).toBe(position?.x);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.unroute('**/api/status');
  await page.route('**/api/status', (route) => route.abort());
  await page.clock.runFor(16_000);
  await expect(page.getByRole('alert')).toContainText(
    /^This is as of .* The shop is asked again by itself\.$/,
  );
  await expect(first(page)).toHaveText('1 thing needs you.');

  await page.unroute('**/api/status');
  await page.clock.runFor(16_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the dashboard leads to the status screen while something is wrong', async ({ page }) => {
  await page.goto('/admin/orders');
  await hydrated(page);
  await failBackups(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await page.getByRole('link', { name: 'The last backup failed. See what to do' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(first(page)).toHaveText('1 thing needs you.');
});
