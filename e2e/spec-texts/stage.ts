import { test as base, type Page } from '@playwright/test';
import { endUnpaidOrders } from '../support/orders.ts';

/**
 * A test with a `stage`: one page for all scenes of a worker, which saves opening a tab for each. Every scene
 * starts as a new visitor: no cookies, storage or routes.
 */
export const test = base.extend<{ stage: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // Forms ask before they are left half-filled.
      page.on('dialog', (dialog) => dialog.accept());
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  stage: async ({ sharedPage }, use, { project }) => {
    await clear(sharedPage);
    if (project.use.viewport) await sharedPage.setViewportSize(project.use.viewport);
    await use(sharedPage);
    await endUnpaidOrders(sharedPage);
  },
});

async function clear(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page of the same origin without scripts that could write to the storage again.
  await page.goto('/healthz');
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
}
