import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated, transitionEnded } from './support/checkout.ts';
import { anotherCode, enterCode, shownCode } from './support/email-code.ts';
import { inOtherBrowser, placeOrder, placePaidOrder } from './support/orders.ts';
import { AS_STAFF } from './support/staff.ts';
import { violations } from './support/violations.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/user/track-order');
  await hydrated(page);
});

const submit = { name: 'Track Order', exact: true };

test('each method shows what it needs', async ({ page }) => {
  const main = page.locator('main');
  for (const [method, typed, message] of [
    ['Order ID', ' ', 'Please enter an Order ID'],
    ['Email', '', 'Please enter an email address'],
    ['Email', 'nobody', 'Please enter a valid email address'],
    ['Phone', ' ', 'Please enter a phone number'],
  ] as const) {
    await main.getByRole('radio', { name: method }).check({ force: true });
    await main.getByRole('textbox').fill(typed);
    await main.getByRole('button', submit).click();
    await expect(main.getByText(message, { exact: true })).toBeVisible();
  }
});

test('an unknown order shows a notice, and no input is lost', ANY_SCREEN, async ({ page }) => {
  const main = page.locator('main');
  await main.getByRole('textbox').fill('MG-0000-0000-0000-0000');
  await main.getByRole('button', submit).click();
  await expect(
    main.getByText('No order found. Please check your Order ID and email address.').first(),
  ).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveValue('MG-0000-0000-0000-0000');
});

test('several orders of one email address are listed, masked, and each can be opened', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await inOtherBrowser(page, async (other) => {
    for (let i = 0; i < 2; i++) await placeOrder(other, { email });
  });

  const main = page.locator('main');
  await search(page, 'Email', email.toUpperCase());
  await expect(main.getByText('Multiple Orders Found')).toBeVisible();
  await main.getByRole('link', { name: /MG-/ }).first().click();
  await expect(main.getByText('Placed').first()).toBeVisible();
  await expect(main.getByText('Analytical Way')).toHaveCount(0);
  await transitionEnded(page);
  await main.getByRole('link', { name: 'Back to Search' }).click();
  await expect(main.getByRole('textbox')).toHaveValue(email.toUpperCase());
});

test('a stranger learns nothing from tracking', ANY_SCREEN, async ({ page }) => {
  const { id, email } = await inOtherBrowser(page, (other) => placeOrder(other));
  const secrets = [id, email.slice(1), 'Lovelace', 'Analytical', 'London', 'W1A 1AA', '7946 0000'];
  const main = page.locator('main');
  const expectMasked = async () => {
    await expect(main.getByText('Some details are hidden')).toBeVisible();
    // The search is shown as it was typed.
    await expect(main.getByText(`The order of ${email}`, { exact: true })).toBeVisible();
    const shown = (await page.locator('main').innerHTML()).replace(/href="[^"]*"/g, '').replace(email, '');
    for (const secret of secrets) expect(shown).not.toContain(secret);
    expect(await violations(page)).toEqual([]);
  };

  await search(page, 'Email', email);
  await expectMasked();

  // Guessed codes do not help, and after five of them neither does the right one.
  const note = main.getByRole('region', { name: 'Some details are hidden' });
  await note.getByRole('button', { name: 'Send me a code' }).click();
  const code = await shownCode(note);
  for (let time = 1; time < 5; time++) {
    await enterCode(note, anotherCode(code));
    await expect(note.getByText(/^That is not the code we sent/).first()).toBeVisible();
  }
  await enterCode(note, anotherCode(code));
  await expect(note.getByText('This code does not count any more.')).toBeVisible();
  await enterCode(note, code);
  await expect(note.getByText('This code does not count any more.')).toBeVisible();
  await expectMasked();

  // The API returns no more than the page shows.
  const answer = await (await page.request.post('/api/orders/track', { data: { email } })).text();
  for (const secret of secrets) expect(answer).not.toContain(secret);
});

test("the reader of an order's mail sees all of an order found by phone", ANY_SCREEN, async ({ page }) => {
  const phone = `+1${String(Math.random()).slice(2, 15)}`;
  const { id, email } = await inOtherBrowser(page, (other) => placeOrder(other, { phone }));
  const main = page.locator('main');
  await search(page, 'Phone', phone);
  const note = main.getByRole('region', { name: 'Some details are hidden' });
  await expect(note.getByText(`${email[0]}•••@e•••`).first()).toBeVisible();

  await note.getByRole('button', { name: 'Send me a code' }).click();
  const code = await shownCode(note);
  await expect(note.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect(note.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await enterCode(note, '12');
  await expect(note.getByText('The code has 6 digits').first()).toBeVisible();

  // Pasted from a mail and confirmed by Enter.
  await note.getByRole('textbox', { name: 'Code' }).fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeFocused();
  await expect(main.getByText('12 Analytical Way')).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('12 Analytical Way')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test(
  'a search by email or phone is in no URL, and Back and reload find it again',
  ANY_SCREEN,
  async ({ page }) => {
    const email = `${randomUUID()}@example.com`;
    await inOtherBrowser(page, async (other) => {
      for (let i = 0; i < 2; i++) await placeOrder(other, { email });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    const main = page.locator('main');
    await search(page, 'Email', email);
    await expect(main.getByText(`2 orders of ${email}.`)).toBeVisible();
    await page.reload();
    await expect(main.getByText(`2 orders of ${email}.`)).toBeVisible();

    await hydrated(page);
    await main.getByRole('link', { name: /MG-/ }).first().click();
    await expect(main.getByText(`One of the orders of ${email}`)).toBeVisible();
    await page.goBack();
    await expect(main.getByText(`2 orders of ${email}.`)).toBeVisible();
    await main.getByRole('link', { name: 'Back to Search' }).click();
    await search(page, 'Phone', '555-0199-1');
    await expect(main.getByText('You searched for 555-0199-1.')).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('textbox')).toHaveValue(email);

    // An old URL redirects to one without the search.
    await page.goto(`/user/track-order?method=email&value=${email}`);
    await expect(main.getByText(`2 orders of ${email}.`)).toBeVisible();
    expect(page.url()).not.toContain(email);
    expect(asked.filter((url) => url.includes(email))).toHaveLength(1);
  },
);

test('the browser that bought sees its orders unmasked', ANY_SCREEN, async ({ page }) => {
  const { id, email } = await placePaidOrder(page);
  await search(page, 'Email', email);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(page.getByText('12 Analytical Way')).toBeVisible();
});

test('the link in the mail opens the order', ANY_SCREEN, async ({ page }) => {
  const { id, email } = await inOtherBrowser(page, (other) => placePaidOrder(other));
  const options = { headers: AS_STAFF };
  const mails = await (await page.request.get(`/api/mails?recipient=${email}`, options)).json();
  const letters = await Promise.all(
    mails.map(async (mail: { id: string }) =>
      (await page.request.get(`/api/mails/${encodeURIComponent(mail.id)}`, options)).json(),
    ),
  );
  const letter = letters.find(({ text }) => text.includes(id));
  const link = /http\S+track-order\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(page.getByText('12 Analytical Way')).toBeVisible();
});

async function search(page: Page, method: 'Email' | 'Phone', value: string): Promise<void> {
  const main = page.locator('main');
  await main.getByRole('radio', { name: method }).check({ force: true });
  await main.getByRole('textbox').fill(value);
  await main.getByRole('button', submit).click();
}
