import { createSearchText } from '../search-text.ts';
import type { Review } from './review.ts';

type Searchable = Pick<Review, 'userName' | 'userEmail' | 'title' | 'comment'>;

/** The text in which staff search reviews. */
export function reviewSearchText({ userName, userEmail, title, comment }: Searchable): string {
  return createSearchText(userName, userEmail, title, comment);
}
