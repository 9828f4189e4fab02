/** Notices about cells that the import accepts, but does not apply as Shopify does. */
export const NOTICES = {
  draft: 'Draft: only staff see the product',
  archived: 'Archived: shoppers do not see the product',
  unlisted: 'Unlisted: shoppers see the product by its address only',
  otherHandle: 'The handle cannot be an address of the shop: the product gets another one',
  takenSku: 'Another product or row has this SKU: the variant gets or keeps one of its own',
  oversold: 'The quantity is below 0: it is read as 0',
  soldWithoutStock:
    'Sold also without stock: its count goes below 0, and shoppers read that it is made to order',
  partlySoldWithoutStock:
    'Some variants are sold without stock and some are not: pieces of those sold without stock are not counted',
  noQuantity:
    'Stock is tracked, but the file has no quantity, as one of several locations: pieces are not counted',
  keptQuantity: 'Stock is tracked, but the file has no quantity: what the shop counts stays',
  compareAtBelow: 'The compare-at price is below the price: there is no reduction',
  untaxed: 'Not taxed: the product gets the tax category of 0 %',
  partlyTaxed: 'Some variants are taxed and some are not: the whole product is taxed',
  notShipped: 'Not shipped: an order of only such products costs no shipping',
  partlyShipped: 'Some variants are shipped and some are not: the whole product is shipped',
  giftCard: 'A gift card, which the shop does not have: only staff see the product until you change that',
  contradiction: 'A later row of the product says something else: the first row counts',
  repeated: 'The row is there twice: it is read once',
  cutText: 'The text is longer than the shop keeps: its end is left out',
  embedded: 'Scripts, styles, videos and other embedded parts of the description are left out',
  noPicture: 'This is no address of a picture: it is left out',
  insecurePicture: 'The picture has an http:// address: until it is fetched, it is shown by https://',
  manyPictures: 'The product has more pictures than the shop keeps: the last ones are left out',
  shortenedBarcode: 'A spreadsheet has shortened this barcode: it is left out',
} as const;

export type Notice = keyof typeof NOTICES;
