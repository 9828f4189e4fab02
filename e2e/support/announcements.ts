import { expect, type Page } from '@playwright/test';

/**
 * Notes what the live regions of each page to come say, as a screen reader would: only those that were there
 * before.
 */
export async function listen(page: Page): Promise<void> {
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
          // An alert is heard when it comes, too.
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role="alert"]')) heard.push(alert.textContent ?? '');
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Holds that these words are said, now or in a moment. */
export async function expectHeard(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      return heard.some((said) => said.includes(words)) ? words : heard.slice(-8);
    })
    .toBe(words);
}
