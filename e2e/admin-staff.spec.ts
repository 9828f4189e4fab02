import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { inOtherBrowser } from './support/orders.ts';
import { addStaff, signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(({ page }) => signIn(page));

test(
  'staff add an account, its owner sets a password and works, and staff remove it',
  ANY_SCREEN,
  async ({ page }) => {
    // The first person is the owner, whom the demo account cannot remove.
    await addStaff('Owner Ada');
    const email = `${randomUUID()}@staff.example`;
    const password = 'a lamp by the window';
    await page.goto('/admin/staff');
    await hydrated(page);
    await page.getByRole('button', { name: 'Add Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Account' });
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByText('Email is invalid')).toBeVisible();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Name').fill('Grace Hopper');
    await dialog.getByRole('button', { name: 'Add Account' }).click();

    const notice = page.getByRole('region', { name: `Link for ${email}` });
    const link = await notice.getByText('/admin-reset-password?token=').innerText();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row.getByText('Invited')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await inOtherBrowser(page, async (other) => {
      await other.goto(link);
      await hydrated(other);
      for (const box of await other.locator('input[autocomplete="new-password"]').all())
        await box.fill(password);
      await other.getByRole('button', { name: 'Set New Password' }).click();
      await expect(other).toHaveURL(/admin-login/);
      await signIn(other, { email, password });
      await other.goto('/admin/orders');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Order List');

      await page.reload();
      await hydrated(page);
      await expect(row.getByText('Invited')).toBeHidden();
      await row.getByRole('button', { name: `Remove ${email}` }).click();
      const asked = page.getByRole('dialog', { name: 'Remove the account of Grace Hopper?' });
      await asked.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('Account removed')).toBeVisible();
      await expect(row).toBeHidden();
      expect((await other.request.get('/api/auth/session')).status()).toBe(401);
    });
  },
);

test('staff cannot remove their own account', ANY_SCREEN, async ({ page }) => {
  await page.goto('/admin/staff');
  await hydrated(page);
  const own = page.getByRole('row').filter({ hasText: 'You' });
  await expect(own.getByRole('button', { name: /cannot remove your own/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
