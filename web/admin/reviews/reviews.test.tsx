import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import Reviews from './reviews.tsx';

type LoadedReviews = Parameters<typeof Reviews>[0]['loaderData'];

const review: WireStaffReview = {
  _id: 'r1',
  productId: 'ember-kettle-7jx98hzq',
  productName: 'Ember Kettle',
  userName: 'Ada <script>',
  userEmail: 'ada@example.com',
  rating: 3,
  title: 'Middling',
  comment: 'It boils.',
  verified: false,
  helpful: 7,
  createdAt: '2026-11-20T10:00:00.000Z',
};

function render(loaded: Partial<LoadedReviews>, query = ''): string {
  const list: LoadedReviews['list'] = { ok: true, data: { rows: [review], total: 41 } };
  const Stub = createRoutesStub([
    {
      path: '/admin/reviews',
      Component: () => (
        <ToastProvider>
          <Reviews loaderData={{ list, review: null, product: null, ...loaded }} />
        </ToastProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[`/admin/reviews${query}`]} />);
}

describe('the reviews, rendered by the server,', () => {
  it('show what the specification requires', () => {
    const html = render({});
    for (const text of [
      'Reviews Management',
      'Monitor and manage customer reviews',
      'Total reviews: 41',
      'ada@example.com',
      '7jx98hzq',
      '3/5',
      'Middling',
      'Unverified',
      '7 helpful votes',
      'Nov 20, 2026',
    ])
      expect(html).toContain(text);
    expect(html).toContain('Ada &lt;script&gt;');
    expect(html).toMatch(/text-bad[^>]*>3<!-- -->\/5|text-bad[^>]*>3\/5/);
  });

  it('keep the filters in links to other pages and sorts', () => {
    const html = render({}, '?rating=3&page=2');
    expect(html).toContain('href="/admin/reviews?rating=3&amp;page=3"');
    expect(html).toContain('href="/admin/reviews?rating=3&amp;sort=oldest"');
    expect(html).toContain('href="/api/reviews/export?rating=3"');
  });

  it('can only be restored if they are deleted', () => {
    const deleted = { ...review, deletedAt: '2026-11-21T10:00:00.000Z' };
    const html = render({ list: { ok: true, data: { rows: [deleted], total: 1 } } }, '?view=deleted');
    expect(html).toContain('aria-label="Restore the review by Ada &lt;script&gt;"');
    expect(html).toContain('href="/api/reviews/export?deleted=true"');
    expect(html).not.toContain('Select the review');
    expect(html).not.toContain('Delete the review');
    expect(render({})).toContain('href="/admin/reviews?view=deleted"');
  });

  it('show a message if there are none', () => {
    const html = render({ list: { ok: true, data: { rows: [], total: 0 } } });
    expect(html).toContain('No reviews found.');
    expect(html).not.toContain('Try other filters');
  });

  it('are replaced by the error if they could not be loaded', () => {
    const html = render({ list: { ok: false, message: 'The shop is busy.', status: 503 } }, '?rating=3');
    expect(html).toContain('Failed to fetch reviews');
    expect(html).toContain('The shop is busy.');
    expect(html).toContain('href="/admin/reviews?rating=3"');
    expect(html).not.toContain('Reviews Management');
  });

  it('open the one in the address, even from another page', () => {
    const other = { ...review, _id: 'r2', comment: 'From long ago.', verified: true };
    const html = render({ review: { ok: true, data: other } }, '?review=r2');
    expect(html).toContain('From long ago.');
    expect(html).toContain('Verified Purchase');
  });

  it('show that the review in the address does not exist', () => {
    const html = render({ review: { ok: false, message: 'Review not found', status: 404 } }, '?review=r9');
    expect(html).toContain('This review does not exist any more.');
  });
});
