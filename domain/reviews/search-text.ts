import { foldText } from '../products/filter.ts';
import type { Review } from './review.ts';

type Searchable = Pick<Review, 'userName' | 'userEmail' | 'title' | 'comment'>;

/** The folded texts staff search reviews in, kept apart by a character that nobody can search for. */
export function reviewSearchText({ userName, userEmail, title, comment }: Searchable): string {
  return [userName, userEmail, title, comment].map(foldText).join('\u0001');
}
