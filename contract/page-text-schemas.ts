import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import {
  type AllPageTexts,
  PAGE_NAMES,
  PAGE_TEXTS,
  type PageName,
  SHOWN_PAGES,
} from '#domain/page-texts/page-texts.ts';
import { answerShape, requestShape } from './described.ts';
import { text, timestamp } from './fields.ts';
import { component } from './openapi-component.ts';

/** The version of a draft as last read: 409 if it was changed since. */
export const draftVersion = z.number().check(z.int(), z.minimum(0));

export const draftBody = z.object({ version: draftVersion });

export const restoreBody = z.object({ publicationId: text(LIMITS.id), version: draftVersion });

/** What was published, newest first; the first one is what shoppers see. */
export const Publications = z.array(
  z.object({ id: z.string(), publishedAt: timestamp, publishedBy: z.string() }),
);

export const pageParams = z.object({ page: z.enum(PAGE_NAMES, 'There is no such page') });

type Shape<Texts extends { [Page in PageName]: unknown }> = {
  [Page in PageName]: z.ZodMiniOptional<z.ZodMiniType<Texts[Page], Texts[Page]>>;
};

/** What is sent or printed is for its recipient alone. */
export const shownPageParams = z.object({ page: z.enum(SHOWN_PAGES, 'There is no such page') });

/** The texts of one page, below its name. */
export const ShownTexts = component(
  'PageTexts',
  mapPages((fields) => z.object(answerShape(fields))) as Shape<AllPageTexts>,
);

export type WirePageTexts = z.output<typeof ShownTexts>;

/** The texts that each page has with it. */
export const LayoutTexts = component('LayoutTexts', {
  footer: z.object(answerShape(PAGE_TEXTS.footer)),
  announcement: z.object(answerShape(PAGE_TEXTS.announcement)),
  states: z.object(answerShape(PAGE_TEXTS.states)),
  products: z.object(answerShape(PAGE_TEXTS.products)),
});

/** Some texts of one page, below its name. */
export const SentTexts = z.object(
  mapPages((fields) => z.partial(z.object(requestShape(fields)))) as Shape<{
    [Page in PageName]: Partial<AllPageTexts[Page]>;
  }>,
);

/** The texts of a page as staff edit them. */
export const StaffPageTexts = component('StaffPageTexts', {
  page: z.enum(PAGE_NAMES),
  /** The draft, with '{shop}' for the name of the shop; what is published if there is no draft. */
  texts: ShownTexts,
  hasDraft: z.boolean(),
  version: z.number(),
  publications: Publications,
});

export type WireStaffPageTexts = z.output<typeof StaffPageTexts>;

function mapPages(make: (fields: (typeof PAGE_TEXTS)[PageName]) => z.ZodMiniType) {
  const schemas = Object.entries(PAGE_TEXTS).map(([page, fields]) => [page, z.optional(make(fields))]);
  return Object.fromEntries(schemas);
}
