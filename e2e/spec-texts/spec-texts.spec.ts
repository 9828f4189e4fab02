import { expect } from '@playwright/test';
import { DEVIATING_TEXTS } from './deviating-texts.ts';
import { expectTexts } from './find-text.ts';
import { SCENES, SPEC_TEXTS } from './spec-texts.ts';
import { test } from './stage.ts';

/** Every text of the specification is shown in the state it names, or its replacement is. */
for (const [name, prepare] of Object.entries(SCENES)) {
  test(name, async ({ stage }) => {
    await prepare(stage);
    await expectTexts(
      stage,
      SPEC_TEXTS.filter(([, scene]) => scene === name),
    );
    for (const { text } of DEVIATING_TEXTS.filter(({ scene }) => scene === name))
      await expect(stage.getByText(text, { exact: true }), text).toHaveCount(0);
  });
}
