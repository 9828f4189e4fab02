import type { Locator, Page } from '@playwright/test';

/**
 * Waits for running animations, so that final colors are measured. Ignores endless and scroll-driven
 * animations.
 */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        );
    // The end of one may start that of another, which inherits its color.
    for (let round = 0; round < 5 && running().length > 0; round++) {
      const ending = running().map(({ finished }) => finished.catch(() => undefined));
      await Promise.race([Promise.all(ending), new Promise((resolve) => setTimeout(resolve, 1_000))]);
    }
  });
}

/** Edges in pixels from the top left of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * The place of an element, once neither it nor an element around it moves. A box that follows a script is
 * compared in a poll.
 */
export async function measureBox(element: Locator): Promise<Box> {
  return await element.evaluate(async (measured) => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const moved = effect instanceof KeyframeEffect ? effect.target : null;
        const isEnding = Number.isFinite(effect?.getComputedTiming().endTime);
        return (
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          isEnding &&
          moved?.contains(measured)
        );
      });
    for (let ending = moving(); ending.length > 0; ending = moving())
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    const { x, y, width, height } = measured.getBoundingClientRect();
    return { x, y, width, height };
  });
}
