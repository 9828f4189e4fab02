import type { LoadArgs } from '../../data.ts';
import { loadPageTexts } from '../page-texts/load-page-texts.ts';

export async function loadLanding(args: LoadArgs) {
  return { texts: await loadPageTexts(args, 'landing') };
}
