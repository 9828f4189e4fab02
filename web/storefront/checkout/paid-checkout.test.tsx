import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { DEFAULT_COMPANY } from '#domain/settings/company.ts';
import type { Loaded } from '#web/data.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { PaidCheckout } from './paid-checkout.tsx';

const kettle: WireProduct = {
  _id: 'kettle-1',
  name: 'Kettle',
  description: '',
  price: 10_000,
  image: '/kettle.svg',
  gallery: [],
  category: 'Home & Kitchen',
  brand: 'Hearth',
  rating: 0,
  reviews: 0,
  sku: 'KET',
  availability: true,
  colors: [{ id: 'c1', name: 'Sand', price: 0 }],
  sizes: [],
  options: [],
  variants: [],
  memory: [],
  properties: [],
  specifications: [],
  features: [],
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const DEMO = { publishableKey: 'pk_test_demo', emulatorPath: '/emulator/stripe' };

function render(product: Loaded<WireProduct> | null, query = '', payment: ShopSettings['payment'] = DEMO) {
  const data = {
    shipping: 1_500,
    taxRate: 0.08,
    deliveryDays: 5,
    company: DEFAULT_COMPANY,
    timeZone: 'UTC',
    currency: 'usd' as const,
    exampleTexts: true as const,
    payment,
  };
  const settings = { ok: true as const, data };
  const Stub = createRoutesStub([
    {
      path: '/user/billing',
      Component: () => (
        <ToastProvider>
          <PaidCheckout product={product} settings={settings} />
        </ToastProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[`/user/billing${query}`]} />);
}

describe('the checkout rendered by the server', () => {
  it('shows the product and its price', () => {
    const html = render({ ok: true, data: kettle }, '?product=kettle-1&quantity=2');
    for (const text of ['Checkout', 'Kettle', 'Color: Sand', 'Quantity: 2', '$200.00', '$16.00', '$231.00']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('Free shipping on orders over $50');
  });

  it('cannot be submitted before hydration, and never with the card', () => {
    const html = render({ ok: true, data: kettle });
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Place Order</);
    const cardBoxes = [...html.matchAll(/<input[^>]*autoComplete="cc-[^>]*>/gi)].map(([box]) => box);
    expect(cardBoxes).toHaveLength(3);
    for (const box of cardBoxes) expect(box).not.toContain('name=');
  });

  it('has no card field and no test cards if Stripe provides its own field', () => {
    const html = render({ ok: true, data: kettle }, '', { publishableKey: 'pk_test_1' });
    expect(html).toContain('The card form is on its way.');
    expect(html).not.toMatch(/cc-number|cc-csc|test card/i);
  });

  it('says that no product is selected', () => {
    const html = render(null);
    expect(html).toContain('No product selected for checkout.');
    expect(html).toContain('Browse Products');
  });

  it('says that the product is out of stock, and links back', () => {
    const html = render({ ok: true, data: { ...kettle, availability: false } });
    expect(html).toContain('Kettle is out of stock');
    expect(html).toContain('/user/products/kettle-1');
  });

  it('shows the failure and offers a retry', () => {
    const html = render({ ok: false, message: 'The shop is busy.', status: 503 }, '?product=kettle-1');
    expect(html).toContain('The shop is busy.');
    expect(html).toContain('href="/user/billing?product=kettle-1"');
  });
});
