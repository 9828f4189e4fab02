import { sharedCall } from '../define-call.ts';
import { LayoutTexts, ShownTexts, shownPageParams } from '../page-text-schemas.ts';

export const getLayoutTexts = sharedCall({
  path: '/page-texts',
  summary: 'The published texts that each page has with it: footer, announcement, states, list of products',
  output: LayoutTexts,
});

export const getPageTexts = sharedCall({
  path: '/page-texts/{page}',
  summary: 'The published texts of a page of the shop, below its name',
  params: shownPageParams,
  output: ShownTexts,
});
