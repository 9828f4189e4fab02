import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { field, hydrated } from './support/checkout.ts';
import { cutTexts } from './support/fits.ts';
import { AS_STAFF, signIn } from './support/staff.ts';
import { violationsInBothSchemes } from './support/violations.ts';

/**
 * Values by label. The shop accepts few messages from one address, so tests that need none stored answer the
 * call themselves.
 */
function someMessage() {
  const word = randomUUID();
  return {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: `${word}@example.com`,
    'Phone number': '+44 20 7946 0000',
    Message: `Does the kettle whistle? ${word}`,
  };
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function openContact(page: Page): Promise<void> {
  await page.goto('/user/contact');
  await hydrated(page);
}

async function fill(page: Page, message: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value);
}

async function expectFilled(page: Page, message: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(message)) await expect(field(page, label)).toHaveValue(value);
}

/** Answers like the shop and records the requests. */
async function answerContact(page: Page): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/contact', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { success: true, message: 'Thank you.' } });
  });
  return sent;
}

async function mailsTo(page: Page, recipient: string): Promise<string[]> {
  const found = await page.request.get(`/api/mails?${new URLSearchParams({ recipient })}`, {
    headers: AS_STAFF,
  });
  return ((await found.json()) as { kind: string }[]).map(({ kind }) => kind).sort();
}

test('a long word in the message makes nothing wider', async ({ page }) => {
  await openContact(page);
  const message = field(page, 'Message');
  const before = await message.boundingBox();
  await message.fill('Donaudampfschiffahrtselektrizitaeten'.repeat(9));
  expect((await message.boundingBox())?.width).toBe(before?.width);
  expect(await cutTexts(page)).toEqual([]);
});

test('a message reaches the shop', async ({ page, browser }) => {
  const message = someMessage();
  await openContact(page);
  await fill(page, message);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByRole('status').getByText('within 24 hours')).toBeVisible();
  await expect.poll(() => mailsTo(page, message.Email)).toEqual(['message_receipt']);

  const staff = await browser.newPage();
  await staff.goto(page.url());
  await signIn(staff);
  await staff.goto(`/admin/messages?search=${encodeURIComponent(message.Email)}&folder=unread`);
  await hydrated(staff);
  await expect(staff.getByRole('row').filter({ hasText: message.Email }).getByText('Unread')).toBeVisible();
  await staff.getByRole('button', { name: 'Open the message by Ada Lovelace' }).click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText(message.Message).first()).toBeVisible();
  await expect(dialog.getByText(message['Phone number'])).toBeVisible();
  await dialog.getByLabel('Your answer').fill('Yes, it does.');
  const preview = dialog.getByRole('region', { name: 'The mail as it is sent' });
  await expect(preview.getByText(/^Hello Ada Lovelace,\s+Yes, it does\.\s+Marigold/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog.getByText('Yes, it does.', { exact: true })).toBeVisible();
  await expect.poll(() => mailsTo(page, message.Email)).toEqual(['message_answer', 'message_receipt']);
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(dialog).toBeHidden();
  await staff.goto(`/admin/messages?search=${encodeURIComponent(message.Email)}`);
  await expect(staff.getByText(message.Email)).toHaveCount(0);
  await staff.goto(`/admin/messages?search=${encodeURIComponent(message.Email)}&folder=archived`);
  await expect(staff.getByText(message.Email).first()).toBeVisible();
  await staff.close();
});

test('missing values get an error at their fields, the first has the focus, and typing clears it', async ({
  page,
}) => {
  await openContact(page);
  await sendButton(page).click();
  for (const words of ['First name', 'Last name', 'Email', 'Phone number', 'Message'])
    await expect(page.getByText(`${words} is required`)).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await field(page, 'First name').fill('Ada');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await field(page, 'Email').fill('ada@');
  await field(page, 'Email').blur();
  await expect(page.getByText('Email is invalid')).toBeVisible();
});

test('the form survives a failure and a reload', ANY_SCREEN, async ({ page }) => {
  const message = someMessage();
  await openContact(page);
  await page.route('**/api/contact', (route) => route.abort());
  await fill(page, message);
  await sendButton(page).click();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await expectFilled(page, message);

  await page.unroute('**/api/contact');
  await page.reload();
  await hydrated(page);
  await expectFilled(page, message);
});

test('the thanks stay for five seconds, then the form is empty', ANY_SCREEN, async ({ page }) => {
  const message = someMessage();
  const sent = await answerContact(page);
  await page.clock.install();
  await openContact(page);
  await fill(page, message);
  const panel = page.locator('section').filter({ has: page.locator('#write') });
  const height = async () => Math.round((await panel.boundingBox())?.height ?? 0);
  // Up to here the clock also runs by itself, even on a busy machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  const before = await height();
  // Held until it no longer counts as sent by a program.
  await page.clock.runFor(2_600);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInViewport();
  expect(await height()).toBe(before);
  await page.clock.runFor(4_500);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await page.clock.runFor(600);
  await expectFilled(page, Object.fromEntries(Object.keys(message).map((label) => [label, ''])));
  expect(await height()).toBe(before);
  await page.clock.resume();
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Message')).toHaveValue('');
  expect(sent).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: message.Email,
      phone: message['Phone number'],
      message: message.Message,
      website: '',
      opened: expect.stringMatching(/^\w+\.[\w-]{43}$/),
    },
  ]);
});

test('two presses send one message', ANY_SCREEN, async ({ page }) => {
  const sent = await answerContact(page);
  await openContact(page);
  await fill(page, someMessage());
  await sendButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test(
  'a program that fills in the hidden field is thanked, and its message is dropped',
  ANY_SCREEN,
  async ({ page }) => {
    const message = someMessage();
    await openContact(page);
    await fill(page, message);
    const trap = page.locator('input[name=website]');
    await expect(trap).not.toBeInViewport();
    await trap.evaluate((box: HTMLInputElement) => {
      box.value = 'https://spam.example';
    });
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    const query = new URLSearchParams({ search: message.Email });
    expect(await (await page.request.get(`/api/messages?${query}`, { headers: AS_STAFF })).json()).toEqual(
      [],
    );
  },
);

test('the map shows the address after a second and loads nothing from other sites', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await openContact(page);
  const map = page.getByRole('region', { name: 'Location' });
  await expect(map.getByText('48 Orchard Street')).toBeVisible();
  await expect(map.getByText('Loading map...')).toHaveCount(0);
  await expect(map.getByRole('link', { name: 'Open a map' })).toHaveAttribute('href', /Orchard/);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
});

test('a message is written and sent by keyboard alone', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones have no keyboard');
  const message = someMessage();
  await answerContact(page);
  await openContact(page);
  await field(page, 'First name').focus();
  for (const value of Object.values(message)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();
  await expectFilled(page, message);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Thank You!' })).toBeFocused();
});

test('the page is accessible in all states, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerContact(page);
  await openContact(page);
  await expect(page.getByRole('link', { name: 'Open a map' })).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  expect(await violationsInBothSchemes(page), 'incomplete').toEqual([]);
  await fill(page, someMessage());
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(await violationsInBothSchemes(page), 'sent').toEqual([]);
});

test('the background of the form follows dark mode', ANY_SCREEN, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openContact(page);
  const form = page.getByRole('region', { name: 'Send us a message' });
  await expect(form).toHaveCSS('background-color', 'rgb(40, 35, 31)');
});

test('nothing scrolls sideways on a phone', ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContact(page);
  await expect(page.getByRole('link', { name: 'Open a map' })).toBeVisible();
  await sendButton(page).click();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows other ways to write and cannot be sent', async ({ page }) => {
    await page.goto('/user/contact');
    await expect(sendButton(page)).toBeDisabled();
    // Playwright exposes <noscript> as text, which a person without JavaScript reads.
    expect(await page.content()).toContain('This form needs JavaScript');
    await expect(page.getByRole('link', { name: 'hello@marigold.example' }).first()).toBeVisible();
    await expect(page.getByText('Loading map...')).toBeHidden();
  });
});
