import { lineField, textField } from './text-fields.ts';

const LINK_MAY_BE_OLD = 'It may have ended, or the link to it is not complete.';

/** The states with a heading, and a text below it. */
export const STATES = [
  'emptyCart',
  'nothingFound',
  'emptyCollection',
  'nothingFeatured',
  'emptyWishList',
  'noOrders',
  'productNotFound',
  'collectionNotFound',
  'pageNotFound',
  'failed',
] as const;

/** What pages say when there is nothing to show, or something went wrong (model W1). */
export const STATE_TEXTS = {
  ...stateFields('emptyCart', 'Empty cart', 'Your cart is empty.', 'What you add stays here for 90 days.'),
  ...stateFields(
    'nothingFound',
    'No product found',
    'No products found',
    'Try adjusting your filters or search term.',
  ),
  ...stateFields(
    'emptyCollection',
    'Empty collection',
    'No products found',
    'Nothing of this collection is in the shop at the moment.',
  ),
  ...stateFields(
    'nothingFeatured',
    'Nothing featured on Home',
    'Nothing is featured just now',
    'The whole shop is still open.',
  ),
  ...stateFields(
    'emptyWishList',
    'Empty wish list',
    'Nothing is on your wish list yet.',
    'Press the heart on a product’s page to keep it in sight.',
  ),
  ...stateFields(
    'noOrders',
    'Account without orders',
    'No orders yet',
    'What you order with this email address is shown here.',
  ),
  noReviews: textField('Product without reviews', 'No reviews yet. Be the first to review this product!'),
  orderNotFound: {
    ...textField('Order that is not found', 'No order found. Please check your Order ID and email address.'),
    isRequired: true,
  },
  ...stateFields(
    'productNotFound',
    'Product that is not there',
    'Product not found',
    'It may have left the shop, or the link to it is not complete.',
  ),
  ...stateFields(
    'collectionNotFound',
    'Collection that is not there',
    'Collection not found',
    LINK_MAY_BE_OLD,
  ),
  ...stateFields('pageNotFound', 'Page that is not there', 'Page not found', LINK_MAY_BE_OLD),
  // The page that cannot be rendered has them, too (specification, section 8).
  ...stateFields(
    'failed',
    'Something went wrong',
    'Unexpected Application Error!',
    'This page could not be shown. Nothing you ordered or paid is lost. Please try again in a moment.',
  ),
} as const;

type StateFields<State extends string> = Record<`${State}Title`, ReturnType<typeof lineField>> &
  Record<`${State}Text`, ReturnType<typeof textField>>;

/** The heading of a state, and the text below it. */
function stateFields<State extends string>(
  state: State,
  label: string,
  title: string,
  text: string,
): StateFields<State> {
  return {
    [`${state}Title`]: { ...lineField(label, title), isRequired: true },
    [`${state}Text`]: textField(`${label}: text`, text),
    // TypeScript widens computed names.
  } as unknown as StateFields<State>;
}
