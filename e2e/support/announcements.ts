import { expect, type Page } from '@playwright/test';

/**
 * Records what live regions of the next pages announce. Like a screen reader, it ignores text that a region
 * already has when it is inserted.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [role="alert"], [aria-live="polite"]');
        if (region) heard.push(region.textContent ?? '');
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          // An inserted alert is announced, too.
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role="alert"]')) heard.push(alert.textContent ?? '');
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects an announcement that contains these words. */
export async function expectAnnounced(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      return heard.some((said) => said.includes(words)) ? words : heard.slice(-8);
    })
    .toBe(words);
}
