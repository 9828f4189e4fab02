import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { findDemoProduct } from './support/demo-products.ts';
import { createFirstLine } from './support/first-line.ts';
import { openQuickSearch } from './support/keyboard.ts';
import { addStaff, DEMO_SIGN_IN, signIn } from './support/staff.ts';
import { violations } from './support/violations.ts';

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
};

test('staff sign in, see an error after a typing mistake, and sign out', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue as Admin' }).click();
  await fillSignIn(page, { ...DEMO_SIGN_IN, password: 'not the password' });
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
  await expect(page.getByText('In this demo: admin@marigold.example / goldenhour')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(DEMO_SIGN_IN.email);

  await fillSignIn(page, DEMO_SIGN_IN);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await hydrated(page);
  await openMenu(page);
  await expect(page.getByText(DEMO_SIGN_IN.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  expect((await page.request.get('/api/auth/session')).status()).toBe(401);
});

test('sign-in returns to a deep link and to no other site', ANY_SCREEN, async ({ page }) => {
  await page.goto('/admin/audit?kind=order');
  await expect(page).toHaveURL(/\/admin-login\?next=/);
  await hydrated(page);
  await fillSignIn(page, DEMO_SIGN_IN);
  await expect(page).toHaveURL(/\/admin\/audit\?kind=order$/);
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.goto('/admin-login?next=https://evil.example/admin/orders');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('pages of the back office require a session and are never cached', ANY_SCREEN, async ({ page }) => {
  for (const path of ['/admin', '/admin/orders', '/ADMIN/orders', '/%61dmin/members']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toMatch(/^\/admin-login/);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
  await signIn(page);
  const answer = await page.request.get('/admin/orders');
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('a forgotten password is replaced', ANY_SCREEN, async ({ page, request }) => {
  const { email, password } = await addStaff('Forgetful Ada');
  // In a demo only its recipient may read the link in a stored mail: Ada is still signed in elsewhere.
  expect((await request.post('/api/auth/sign-in', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/admin-login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // The previous form has an Email field, too.
  await expect(page).toHaveURL('/admin-forget-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(`Password reset instructions have been sent to ${email}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login$/);

  const link = await mailedLink();
  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).fill('a lamp by the door');
  await page.getByLabel('New password, again').fill('a lamp by the window');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText('This is not the same password')).toBeVisible();
  await page.getByLabel('New password, again').fill('a lamp by the door');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText('Your password was changed. Please sign in with it.')).toBeVisible();

  await fillSignIn(page, { email, password });
  await expect(page.getByText('Invalid credentials.')).toBeVisible();
  await fillSignIn(page, { email, password: 'a lamp by the door' });
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await page.goto(link);
  await hydrated(page);
  await page.getByLabel('New password', { exact: true }).fill('a lamp by the wall');
  await page.getByLabel('New password, again').fill('a lamp by the wall');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('heading', { name: 'This link is over' })).toBeVisible();

  async function mailedLink(): Promise<string> {
    const query = new URLSearchParams({ recipient: email, kind: 'password_reset' });
    let id = '';
    await expect
      .poll(async () => {
        const [mail] = await (await request.get(`/api/mails?${query}`)).json();
        id = mail?.id ?? '';
        return id;
      })
      .not.toBe('');
    const mail = await (await request.get(`/api/mails/${encodeURIComponent(id)}`)).json();
    const { pathname, search } = new URL(/http\S+admin-reset-password\S+/.exec(mail.text)?.[0] ?? '');
    return pathname + search;
  }
});

test(
  'an ended session keeps the draft, and the refused call is sent again',
  ANY_SCREEN,
  async ({ page, context }) => {
    const member = await addStaff('Patient Grace');
    await signIn(page, member);
    await page.goto('/admin/account');
    await hydrated(page);
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('a lamp by the door');
    await page.getByLabel('New password, again').fill('a lamp by the door');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Change Password' }).click();

    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Current password')).toHaveValue(member.password);

    await page.getByRole('button', { name: 'Change Password' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Your password was changed. Other browsers were signed out.')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test('Ctrl-K finds an order by the email address of its customer', ANY_SCREEN, async ({ page }) => {
  await signIn(page);
  const userEmail = `${randomUUID()}@example.com`;
  const placed = await page.request.post('/api/orders', {
    data: { userEmail, products: [createFirstLine(await findDemoProduct(page))] },
  });
  const { id } = await placed.json();

  await page.goto('/admin/mail');
  const dialog = await openQuickSearch(page);
  await page.keyboard.type(userEmail);
  await expect(dialog.getByRole('option', { name: id })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('status').filter({ hasText: `2 found for ${userEmail}` })).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option', { name: userEmail }).last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders/${id}`);
  await expect(page.getByRole('main')).toContainText(id);
});

test('Escape closes the quick search immediately and returns the focus', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
  await page.goto('/admin-login');
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill('admin@marigold.example');
  await page.getByLabel('Password', { exact: true }).fill('goldenhour');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  // The arrival is announced, and Tab continues from the top of the page.
  await expect(page.getByRole('main')).toBeFocused();
  await page.route('**/api/search**', () => undefined);
  await page.getByRole('button', { name: 'Search', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Quick search' });
  await page.keyboard.type('lamp');
  await expect(dialog.getByRole('status').filter({ hasText: 'Searching…' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test(
  "staff read the shop's mails and see in the audit log who did what",
  ANY_SCREEN,
  async ({ page, request }) => {
    await signIn(page);
    const userEmail = `${randomUUID()}@example.com`;
    const placed = await request.post('/api/orders', {
      data: { userEmail, products: [createFirstLine(await findDemoProduct(page))] },
    });
    const { id } = await placed.json();
    await page.request.put(`/api/orders/${id}/status`, {
      data: { status: 'packaging', description: 'By hand' },
    });

    await page.goto(`/admin/mail?recipient=${userEmail}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Your order: Packaging' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Your order: Packaging' });
    await expect(dialog.frameLocator('iframe').getByText('By hand', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Plain text' }).click();
    await expect(dialog.getByText('By hand')).toBeVisible();
    // Not earlier: axe waits forever for a frame that runs no scripts.
    expect(await violations(page)).toEqual([]);

    await page.goto(`/admin/audit?kind=order&subject=${id}`);
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('admin@marigold.example');
    await expect(row).toContainText(`Set order ${id} to Packaging`);
    expect(await violations(page)).toEqual([]);
  },
);
