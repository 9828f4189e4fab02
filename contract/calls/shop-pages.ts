import * as z from 'zod/mini';
import { POLICIES } from '#domain/shop-pages/shop-page.ts';
import { sharedCall } from '../define-call.ts';
import { text } from '../fields.ts';
import { ShownPage } from '../shop-page-schemas.ts';

export const getPage = sharedCall({
  path: '/pages/{slug}',
  summary: 'A published page that staff added',
  params: z.object({ slug: text() }),
  output: ShownPage,
  failures: [404],
});

export const getPolicy = sharedCall({
  path: '/policies/{policy}',
  summary: 'A published policy',
  params: z.object({ policy: z.enum(POLICIES, 'There is no such policy') }),
  output: ShownPage,
  failures: [404],
});
