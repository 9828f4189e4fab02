import * as z from 'zod/mini';
import { discountList } from '#domain/discounts/discount-list.ts';
import { staffCall, staffFile } from '../define-call.ts';
import { Discount } from '../discount-schemas.ts';
import { DISCOUNT_FIELDS } from '../forms/discounts.ts';
import { idParams } from '../ids.ts';
import { listFilter, listQuery } from '../list-query.ts';

export const listDiscounts = staffCall({
  path: '/discounts',
  summary: 'Discounts with what they brought, newest first',
  query: listQuery(discountList),
  output: z.array(Discount),
  paged: true,
});

export const exportDiscounts = staffFile({
  path: '/discounts/export',
  summary: 'Discounts with what they brought as CSV, newest first, one row each',
  query: listFilter(discountList),
});

export const getDiscount = staffCall({
  path: '/discounts/{id}',
  summary: 'One discount',
  params: idParams,
  output: Discount,
  failures: [404],
});

export const createDiscount = staffCall({
  method: 'POST',
  path: '/discounts',
  summary: 'Add a discount, by a code or automatic; 409 if the code exists',
  body: z.object(DISCOUNT_FIELDS),
  output: Discount,
  status: 201,
  failures: [409],
  creates: true,
});

export const updateDiscount = staffCall({
  method: 'PUT',
  path: '/discounts/{id}',
  summary: 'Change some or all fields of a discount; orders keep what they were given',
  params: idParams,
  body: z.extend(z.partial(z.object(DISCOUNT_FIELDS)), {
    /** `version` as last read: 409 with the current discount if it was changed since. */
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
  }),
  output: Discount,
  failures: [404, 409],
});

export const deleteDiscount = staffCall({
  method: 'DELETE',
  path: '/discounts/{id}',
  summary: 'Delete a discount; its code can be given again',
  params: idParams,
  output: z.object({ deleted: z.literal(true) }),
  failures: [404],
});
