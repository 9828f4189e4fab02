import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { WireProduct } from '#contract/product-schemas.ts';
import { NO_RATINGS } from '#domain/reviews/rating-counts.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { SpecifiedStates } from '../../page-texts/testing/specified-states.tsx';
import type { LoadedProduct } from './load-product.ts';
import { ProductView } from './product-view.tsx';
import { wireKettle } from './test-product.ts';

const NO_REVIEWS: LoadedProduct['reviews'] = {
  ok: true,
  data: { reviews: [], total: 0, page: 1, limit: 10, average: 0, distribution: NO_RATINGS },
};

function render(
  query = '',
  changes: Partial<WireProduct> = {},
  reviews: LoadedProduct['reviews'] = NO_REVIEWS,
): string {
  const product = toProduct({ ...wireKettle, ...changes });
  const Stub = createRoutesStub([
    {
      path: '/user/products/:id',
      Component: () => (
        <ToastProvider>
          <SpecifiedStates>
            <ProductView product={product} descriptionHtml={changes.descriptionHtml} reviews={reviews} />
          </SpecifiedStates>
        </ToastProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[`/user/products/ember-kettle-00000001${query}`]} />);
}

describe('a product page', () => {
  it('shows the price with the first options, and their surcharges', () => {
    const html = render();
    for (const text of ['$155.00', '$205.00', '24%', '+$25.00', 'In Stock', 'EMB-1'])
      expect(html).toContain(text);
  });

  it('shows a description with formatting in a part of its own, and a plain one below the price', () => {
    expect(render()).toMatch(/<p class="[^"]*whitespace-pre-line[^"]*">Boils water/);
    const html = render('', { descriptionHtml: '<ul><li>Boils</li></ul>' });
    expect(html).toContain('<ul><li>Boils</li></ul>');
    expect(html).not.toContain('whitespace-pre-line text-muted">Boils water');
  });

  it('shows the choice in its URL', () => {
    const html = render('?color=Brass&p.engraving=initials');
    expect(html).toContain('$187.00');
    expect(html).toMatch(/<img src="[^"]*-brass\.webp"[^>]*alt="Ember Kettle in Brass"/);
  });

  it('has a form that opens the checkout', () => {
    const html = render();
    expect(html).toMatch(/<form [^>]*action="\/user\/billing"/);
    expect(html).toContain('<input type="hidden" name="product" value="ember-kettle-00000001"/>');
  });

  it('says why it cannot be bought', () => {
    const html = render('', { availability: false });
    expect(html).toContain('Out of Stock');
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Buy Now/);
    expect(html).toContain('This product is out of stock');
  });

  it('shows what is missing at its option if the checkout sent back', () => {
    const properties = wireKettle.properties.map((property) => ({
      ...property,
      required: true as const,
      text: { label: 'Engraved text', maxLength: 8 },
    }));
    const required = { properties, requiredOptions: ['color' as const] };
    expect(render('?color=', required)).not.toContain('is required');
    const html = render('?color=&complete=1', required);
    for (const text of ['Color is required', 'Engraving is required']) expect(html).toContain(text);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).not.toContain('name="text');
  });

  it('has no thumbnails for a single picture', () => {
    expect(render('', { gallery: [wireKettle.image] })).not.toContain('name="picture"');
  });

  it('says so if there are no features and no specifications', () => {
    const html = render('', { features: [], specifications: [] });
    expect(html).toContain('No features specified');
    expect(html).toContain('Not specified');
  });
});

describe('the reviews', () => {
  it('invite the first one', () => {
    expect(render()).toContain('No reviews yet. Be the first to review this product!');
  });

  it('show their author and date, in US English', () => {
    const review = {
      _id: 'r1',
      productId: wireKettle._id,
      userName: 'Ana',
      rating: 4,
      title: 'Good',
      comment: 'It boils.',
      verified: true,
      helpful: 0,
      createdAt: '2026-03-05T23:30:00.000Z',
    };
    const html = render(
      '',
      {},
      {
        ok: true,
        data: {
          reviews: [review],
          total: 31,
          page: 1,
          limit: 10,
          average: 4,
          distribution: { ...NO_RATINGS, 4: 31 },
        },
      },
    );
    expect(html).toMatch(/By Ana on <time[^>]*>March 5, 2026</);
    for (const text of ['out of 5', '31 global ratings', 'Verified purchase', 'It boils.'])
      expect(html).toContain(text);
    expect(html).toContain('href="/user/products/ember-kettle-00000001?reviews=2#reviews"');
  });

  it('that cannot be loaded do not hide the product', () => {
    const html = render('', {}, { ok: false, message: 'Resting', status: 503 });
    expect(html).toContain('Error loading reviews: Resting');
    expect(html).toContain('Buy Now');
  });
});
