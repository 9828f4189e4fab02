import { test } from '@playwright/test';
import { expectTexts } from './find-text.ts';
import { SCENES, SPEC_TEXTS } from './spec-texts.ts';

test.use({ reducedMotion: 'reduce' });

/** Every text of the specification is found in the shop, in the state of it that the specification names. */
for (const [name, prepare] of Object.entries(SCENES)) {
  test(name, async ({ page }) => {
    await prepare(page);
    await expectTexts(
      page,
      SPEC_TEXTS.filter(([, scene]) => scene === name),
    );
  });
}
