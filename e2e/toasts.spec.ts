import { expect, type Locator, type Page, test } from '@playwright/test';
import { openCheckout, placeOrderButton } from './support/checkout.ts';

test('messages on a phone lie over the header, one upon the other, and a finger draws them away', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'wide screens have a place for them');
  await openCheckout(page);
  for (let times = 0; times < 2; times++) await placeOrderButton(page).click();
  const messages = page.getByRole('list', { name: /^Notifications/ }).getByRole('listitem');
  await expect(messages).toHaveCount(2);

  const [newest, older] = [await boxOf(messages.first()), await boxOf(messages.nth(1))];
  expect(newest.y).toBeLessThan(20);
  expect(older.y + older.height - (newest.y + newest.height)).toBeLessThan(20);

  await drawUp(page, newest);
  await expect(messages).toHaveCount(1);
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not to be seen');
  return box;
}

async function drawUp(page: Page, { x, y, width, height }: Box): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const at = (by: number) => [{ x: x + width / 3, y: y + height - 10 - by }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const by of [15, 35, 60])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
