import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import type { Route } from './+types/reviews';
import { loadReviews } from './load-reviews.ts';
import { ReviewsView } from './reviews-view.tsx';

export const loader = onServer(loadReviews);
export const clientLoader = inBrowser(loadReviews);

export const meta = () => adminMeta('Reviews Management');

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsView {...loaderData} />;
}
