/** Something that is there, to be asked for. */
export type Shown = { orderId: string; email: string; day: string; productId: string };

export type Question = {
  name: string;
  to: (shown: Shown) => string;
  /** Of a search only the time counts: what finds more has more to do. */
  isSearch?: boolean;
};

const orders = (name: string, query: string | ((shown: Shown) => string), isSearch = false): Question => ({
  name: `orders: ${name}`,
  to: (shown) => `/api/orders/rows?limit=10&${typeof query === 'string' ? query : query(shown)}`,
  isSearch,
});
const reviews = (name: string, query: string | ((shown: Shown) => string), isSearch = false): Question => ({
  name: `reviews: ${name}`,
  to: (shown) => `/api/reviews?limit=10&${typeof query === 'string' ? query : query(shown)}`,
  isSearch,
});
const list = (name: string, path: string, isSearch = false): Question => ({ name, to: () => path, isSearch });

/** What staff and shoppers ask of a shop whose answer could depend on its size. */
export const QUESTIONS: readonly Question[] = [
  list('dashboard', '/api/dashboard'),
  list('dashboard: a month', '/api/dashboard?month=2026-10'),
  orders('first page', ''),
  orders('page 5', 'page=5'),
  orders('last pages', 'page=9'),
  orders('of a day', ({ day }) => `date=${day}`),
  orders('of high value', 'type=high'),
  orders('of low value', 'type=low'),
  orders('placed', 'status=placed'),
  orders('delivered', 'status=delivered'),
  orders('rejected, of high value', 'status=rejected&type=high'),
  orders('oldest first', 'sort=oldest'),
  orders('by total', 'sort=total-desc'),
  orders('rejected, by total', 'sort=total-desc&status=rejected'),
  orders('search an id', ({ orderId }) => `search=${orderId}`, true),
  orders('search an address', ({ email }) => `search=${encodeURIComponent(email)}`, true),
  orders('search a name', 'search=Lindqvist', true),
  orders('search two letters', 'search=li', true),
  orders('search nothing like it', 'search=zzzzqqqq', true),
  { name: 'orders: one', to: ({ orderId }) => `/api/orders/${orderId}/staff` },
  reviews('first page', ''),
  reviews('page 5', 'page=5'),
  reviews('verified', 'verified=true'),
  reviews('with one star', 'rating=1'),
  reviews('unverified, with five stars', 'verified=false&rating=5'),
  reviews('best first', 'sort=rating-high'),
  reviews('worst first', 'sort=rating-low'),
  reviews('of a product', ({ productId }) => `productId=${productId}`, true),
  reviews('search a word', 'search=battery', true),
  reviews('search an address', ({ email }) => `search=${encodeURIComponent(email)}`, true),
  reviews('search nothing like it', 'search=zzzzqqqq', true),
  list('products: first page', '/api/products/staff?limit=10'),
  list('products: low on stock', '/api/products/staff?limit=10&stock=low'),
  list('products: featured', '/api/products/staff?limit=10&featured=true'),
  list('products: by name', '/api/products/staff?limit=10&sort=name-asc'),
  list('products: by price', '/api/products/staff?limit=10&sort=price-desc'),
  list('products: by stock', '/api/products/staff?limit=10&sort=stock-asc'),
  list('products: search a word', '/api/products/staff?limit=10&search=lamp', true),
  list('products: search nothing like it', '/api/products/staff?limit=10&search=zzzzqqqq', true),
  list('search from anywhere', '/api/search?q=lindqvist', true),
  list('payments: first page', '/api/payments?limit=10'),
  list('payments: unsettled', '/api/payments?limit=10&show=unsettled'),
  list('mail: first page', '/api/mails?limit=10'),
  list('shop: cards', '/api/products/cards?limit=24'),
  list('shop: cards, page 4', '/api/products/cards?limit=24&page=4'),
  list('shop: cards of a category', '/api/products/cards?limit=24&category=Fashion'),
  list('shop: cards by price', '/api/products/cards?limit=24&sort=price-asc'),
  list('shop: cards by rating', '/api/products/cards?limit=24&sort=rating'),
  list('shop: cards by name', '/api/products/cards?limit=24&sort=name'),
  list('shop: cards between two prices', '/api/products/cards?limit=24&minPrice=20&maxPrice=60'),
  list('shop: search a word', '/api/products/cards?limit=24&search=lamp', true),
  list('shop: search two letters', '/api/products/cards?limit=24&search=la', true),
  list('shop: facets', '/api/products/facets'),
  list('shop: facets of a category', '/api/products/facets?category=Fashion'),
  list('shop: facets of a search', '/api/products/facets?search=lamp', true),
  list('shop: featured', '/api/products/featured'),
  { name: 'shop: a product', to: ({ productId }) => `/api/products/${productId}` },
  { name: 'shop: its reviews', to: ({ productId }) => `/api/products/${productId}/reviews?limit=10` },
];
