import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { POLICIES, SHOP_PAGE_FIELDS } from '#domain/shop-pages/shop-page.ts';
import { answerShape, requestShape } from './described.ts';
import { text } from './fields.ts';
import { component } from './openapi-component.ts';
import { Publications } from './page-text-schemas.ts';
import { richHtml } from './rich-text.ts';

/** A published page or policy. */
export const ShownPage = component('Page', {
  path: z.string(),
  ...answerShape(SHOP_PAGE_FIELDS),
  /** HTML of allowed elements. */
  bodyHtml: z.string(),
  /** The beginning of its text. */
  summary: z.string(),
});

export type WireShownPage = z.output<typeof ShownPage>;

const Listed = {
  id: z.string(),
  policy: z.optional(z.enum(POLICIES)),
  /** The end of its address, unless it is a policy. */
  slug: z.optional(z.string()),
  title: z.string(),
  path: z.string(),
  isPublished: z.boolean(),
  /** True if the draft is not what is published. */
  hasDraft: z.boolean(),
};

/** A row of the list of pages. */
export const StaffPageRow = component('StaffPageRow', Listed);

export type WireStaffPageRow = z.output<typeof StaffPageRow>;

/** The draft of a page as staff edit it. */
export const StaffPage = component('StaffPage', {
  ...Listed,
  ...answerShape(SHOP_PAGE_FIELDS),
  bodyHtml: z.string(),
  version: z.number(),
  publications: Publications,
});

export type WireStaffPage = z.output<typeof StaffPage>;

const { title, ...optional } = requestShape(SHOP_PAGE_FIELDS);

export const PageBody = z.extend(
  z.partial(
    z.object({
      ...optional,
      /** Made from the title if empty; ignored for a policy. */
      slug: text(LIMITS.line),
      bodyHtml: richHtml('Text'),
    }),
  ),
  { title },
);
