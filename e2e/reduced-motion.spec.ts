import { expect, test } from '@playwright/test';
import { ANY_SCREEN } from './support/any-screen.ts';
import { hydrated } from './support/checkout.ts';

test.use({ reducedMotion: 'reduce' });

test('reduced motion makes no transition where none is declared', ANY_SCREEN, async ({ page }) => {
  await page.goto('/user/about');
  await hydrated(page);
  const transitions = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    let started = 0;
    heading.addEventListener('transitionrun', () => started++);
    heading.style.opacity = '0.5';
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return started;
  });
  expect(transitions).toBe(0);
});
