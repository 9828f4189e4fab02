import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './support/checkout.ts';
import { openOwnShop } from './support/own-shop.ts';
import { AS_STAFF } from './support/staff.ts';

/* Uses its own shop: its policies are linked from every page. */
test.describe.configure({ mode: 'serial' });

const shop = openOwnShop();

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto(shop.address + path);
  await hydrated(page);
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Pastes HTML, as a browser does with what another program copied. */
async function paste(page: Page, html: string): Promise<void> {
  await text(page).focus();
  await text(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test.describe('staff', () => {
  test.use({ extraHTTPHeaders: AS_STAFF });

  test('write a page with formatting, see it beside the form, and publish it', async ({ page, browser }) => {
    await openAs(page, '/admin/pages');
    await expect(page.getByText('No pages yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Add Page' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Care');
    await text(page).focus();
    await page.keyboard.type('Oil the wood. ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Never soak it.');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Style' }).selectOption('Heading');
    await page.keyboard.type('Knives');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.keyboard.type('Steel');
    await expect(page.getByRole('button', { name: 'Add row' })).toBeVisible();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved, not published')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/pages\/PG-/);
    const preview = page.getByTitle('Care with the saved draft').contentFrame();
    await expect(preview.getByRole('heading', { name: 'Knives', level: 2 })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('Never soak it.');

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Shoppers read this')).toBeVisible();
    const visitor = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await visitor.goto(`${shop.address}/user/pages/care`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Care');
    await expect(visitor.getByRole('columnheader', { name: 'Steel' })).toBeVisible();
    await visitor.context().close();
  });

  test('paste from other programs and keep the words and their meaning alone', async ({ page }) => {
    await openAs(page, '/admin/pages/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Pasted');
    await paste(
      page,
      '<b style="font-weight:normal" id="docs-internal-guid-1"><h1 style="color:red">From Docs</h1>' +
        '<p class="MsoNormal" style="margin:0">A <span style="font-weight:700">bold</span> word<o:p></o:p></p>' +
        '<ul><li>One</li></ul></b><script>window.pasted = true</script>',
    );
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page).toHaveURL(/\/admin\/pages\/PG-/);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { bodyHtml } = await (await page.request.get(`${shop.address}/api/pages/${id}/staff`)).json();
    expect(bodyHtml).toContain('<p>A <strong>bold</strong> word</p>');
    expect(bodyHtml).not.toMatch(/style|class|id=|script|span/);
  });

  test('hear at its field that another page has an address, and lose nothing', async ({ page }) => {
    await openAs(page, '/admin/pages/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Care');
    await text(page).focus();
    await page.keyboard.type('Another one');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('The page “Care” has this address')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Address/ })).toBeFocused();
    await expect(text(page)).toHaveText('Another one');
  });

  test('are led to a text that was missing before its editor was loaded, and no button moves', async ({
    page,
  }) => {
    const answers: (() => void)[] = [];
    const asked = new Promise<void>((resolve) =>
      page.route(/rich-text-area/, async (route) => {
        await new Promise<void>((answer) => resolve(void answers.push(answer)));
        await route.continue();
      }),
    );
    await openAs(page, '/admin/pages/privacy');
    await asked;
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Write the text before you publish it')).toBeVisible();
    const form = page.locator('main form');
    const height = () => form.evaluate((element) => element.scrollHeight);
    const before = await height();
    for (const answer of answers) answer();
    await expect(text(page)).toBeFocused();
    expect(Math.abs((await height()) - before)).toBeLessThan(8);
  });

  test('publish terms, which shoppers find in the footer', async ({ page }) => {
    await openAs(page, '/admin/pages/terms');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Write the text before you publish it')).toBeVisible();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('Be kind.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Shoppers read this')).toBeVisible();
    await openAs(page, '/user/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
    await expect(page.getByText('Be kind.')).toBeVisible();
  });
});
