import { sharedCall } from '../define-call.ts';
import { pageParams, ShownTexts } from '../page-text-schemas.ts';

export const getPageTexts = sharedCall({
  path: '/page-texts/{page}',
  summary: 'The published texts of a page of the shop, below its name',
  params: pageParams,
  output: ShownTexts,
});
