import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Box, measureBox } from './support/animations.ts';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';

test.describe('messages', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/styleguide');
    await hydrated(page);
  });

  test('on a phone are stacked below the header and dismissed by a swipe', async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'wide screens have a place for them');
    await showToast(page, 'info');
    await showToast(page, 'success');
    await expect(messages(page)).toHaveCount(2);

    // A frame places them.
    await expect(async () => {
      const [newest, older] = [
        await measureBox(messages(page).first()),
        await measureBox(messages(page).nth(1)),
      ];
      expect(newest.y).toBeGreaterThanOrEqual(72);
      expect(newest.y).toBeLessThan(100);
      expect(newest.x).toBe(390 - newest.x - newest.width);
      expect(older.y + older.height - (newest.y + newest.height)).toBeLessThan(20);
    }).toPass();

    await swipeUp(page, await measureBox(messages(page).first()));
    await expect(messages(page)).toHaveCount(1);
  });

  test('keep their time when a dialog opens and closes', async ({ page }) => {
    await pauseClock(page);
    await showToast(page, 'success');
    // A busy page handles a press later, and the clock stands until then.
    await expect(messages(page)).toHaveCount(1);
    await page.clock.runFor(2_000);
    await page.getByRole('button', { name: 'Panel at the side' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(messages(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor(1_100);
    await expect(messages(page)).toHaveCount(0);
  });

  for (const name of ['Dialog', 'Panel at the side'])
    test(`cover neither title nor buttons of a dialog: ${name}`, async ({ page }) => {
      await pauseClock(page);
      await showToast(page, 'error');
      await expect(messages(page)).toHaveCount(1);
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(async () => {
        // Messages are placed in a frame after the dialog opens, and in one after it stops moving.
        await page.clock.runFor(100);
        await expect(messages(page)).toHaveCount(1);
        const covering = await measureBox(messages(page).first());
        for (const part of [
          dialog.getByRole('heading'),
          dialog.getByRole('button', { name: 'Close', exact: true }),
          dialog.getByRole('button', { name: 'Submit Review' }),
          dialog.getByRole('textbox'),
        ])
          expect(overlaps(await measureBox(part), covering)).toBe(false);
      }).toPass();
    });
});

test(
  'the message about a failed attempt disappears when the next one succeeds',
  ANY_SCREEN,
  async ({ page }) => {
    await page.goto('/user/contact');
    await hydrated(page);
    await page.clock.install();
    const form = page.locator('main form');
    for (const [label, value] of [
      ['First name', 'Ada'],
      ['Last name', 'Lovelace'],
      ['Email', 'ada@example.com'],
      ['Phone', '+44 20 7946 0000'],
      ['Message', 'Is the walnut lamp coming back?'],
    ] as const)
      await form.getByLabel(label).first().fill(value);
    await page.clock.runFor(10_000);
    // The page reads the time at which the form was opened from the same path.
    await page.route('**/api/contact', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(messages(page)).toHaveText(/Failed to send message/);
    await page.unroute('**/api/contact');
    // The shop accepts few messages from one address.
    await page.route('**/api/contact', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { success: true, message: 'Thank you.' } })
        : route.fallback(),
    );

    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText('Thank You!')).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
  },
);

function messages(page: Page): Locator {
  return page.getByRole('list', { name: /^Notifications/ }).getByRole('listitem');
}

/** From here on only `clock.runFor` advances time. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function showToast(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: type, exact: true }).click();
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

async function swipeUp(page: Page, { x, y, width, height }: Box): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const at = (by: number) => [{ x: x + width / 3, y: y + height - 10 - by }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const by of [15, 35, 60])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
