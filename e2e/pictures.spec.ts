import { expect, type Page, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';
import { signIn } from './support/staff.ts';
import { someProduct } from './support/staff-products.ts';

const PRODUCT = '/user/products/aurora-one-headphones-04x5wg0y';

for (const path of ['/user/home', '/user/products', PRODUCT])
  test(`pictures of ${path} load in the shown width`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'the test sets the widths');
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await oversizedPictures(page), `at ${width}`).toEqual([]);
    }
  });

for (const [when, details] of [
  ['before the page has started', ANY_SCREEN],
  ['after it has started', {}],
] as const)
  test(
    `a picture that fails ${when} is replaced by the placeholder, in shop and back office`,
    details,
    async ({ page }) => {
      const gone = '/uploads/00000000000000000000000000000000-320.jpg';
      const product = await someProduct(page, { image: gone });
      await signIn(page);
      // Late scripts miss the error event; otherwise the picture is late.
      const late = when.startsWith('before') ? /\/assets\/.*\.js$/ : /\/uploads\//;
      await page.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      const search = encodeURIComponent(product.name);
      for (const path of [
        `/user/products/${product._id}`,
        `/user/products?search=${search}`,
        `/admin/products?search=${search}`,
      ]) {
        await page.goto(path);
        // On phones the first picture is the previous slide, which is never loaded.
        const picture = page.locator('main img[src^="data:image/svg"]').first();
        await expect(picture, path).toBeVisible();
        expect(
          await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
        ).toBe(800);
      }
      expect(await (await page.request.get('/placeholder.svg')).text()).toContain('#efe8dc');
    },
  );

test('a picture loaded before hydration stays', ANY_SCREEN, async ({ page }) => {
  // The tests above add products with missing pictures to the unfiltered list.
  await page.goto('/user/products?search=Aurora', { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(page.locator('main img[src^="/pictures/"]').first()).toBeVisible();
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0);
});

/** Pictures more than half as wide again as shown, although a smaller file exists. */
async function oversizedPictures(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('img')].flatMap((img) => {
      const source = img.parentElement?.querySelector('source');
      const files = [...(source?.srcset || img.srcset).matchAll(/(\S+) (\d+)w/g)].map(
        ([, src = '', width]) => ({
          src,
          width: Number(width),
        }),
      );
      const chosen = files.find(({ src }) => img.currentSrc.endsWith(src))?.width;
      const shown = Math.max(img.clientWidth, (img.clientHeight * img.width) / img.height) * devicePixelRatio;
      if (chosen === undefined || shown === 0) return [];
      // A browser reuses a larger file from its cache.
      const twins = [...document.querySelectorAll('img')].filter(
        (other) => other.currentSrc === img.currentSrc,
      );
      if (twins.some((other) => other.clientWidth > img.clientWidth)) return [];
      const isWasteful = chosen > 1.5 * shown && files.some(({ width }) => width < chosen && width >= shown);
      return isWasteful ? [`${img.currentSrc} is ${chosen} px wide, shown at ${shown}`] : [];
    }),
  );
}
