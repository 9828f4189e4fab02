import { expectTexts } from './find-text.ts';
import { SCENES, SPEC_TEXTS } from './spec-texts.ts';
import { test } from './stage.ts';

/** Every text of the specification is shown, in the state that the specification names. */
for (const [name, prepare] of Object.entries(SCENES)) {
  test(name, async ({ stage }) => {
    await prepare(stage);
    await expectTexts(
      stage,
      SPEC_TEXTS.filter(([, scene]) => scene === name),
    );
  });
}
