import { expect, test } from 'vitest';
import { completeTexts, PAGE_NAMES } from '#domain/page-texts/page-texts.ts';
import { SentTexts } from './page-text-schemas.ts';

test.each(PAGE_NAMES.flatMap((page) => [true, false].map((showsExamples) => ({ page, showsExamples }))))(
  'the default texts of $page can be saved (example texts: $showsExamples)',
  ({ page, showsExamples }) => {
    const texts = { [page]: completeTexts(page, {}, { showsExamples }) };
    expect(SentTexts.parse(texts)).toEqual(texts);
  },
);
