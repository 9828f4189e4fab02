/** The columns of Shopify into which a file of WooCommerce is translated. */
export const WOO_HEADS = [
  ...([
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Further Categories',
    'Status',
    'Option1 Name',
    'Option1 Value',
  ] as const),
  ...(['Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value', 'Variant SKU'] as const),
  ...(['Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty'] as const),
  ...(['Variant Inventory Policy', 'Variant Price', 'Variant Compare At Price', 'Variant Taxable'] as const),
  ...(['Variant Requires Shipping', 'Variant Barcode', 'Image Src', 'Variant Image', 'Offered'] as const),
];

type Head = (typeof WOO_HEADS)[number];

/** Cells of a row of Shopify. */
export type WooCells = Partial<Record<Head, string>>;

/** Shopify's heads, and what WooCommerce calls them. */
export const WOO_NAMES: ReadonlyMap<string, string> = new Map<Head | 'Handle', string>([
  ['Handle', 'Name'],
  ['Title', 'Name'],
  ['Body (HTML)', 'Description'],
  ['Vendor', 'Brands'],
  ['Type', 'Categories'],
  ['Further Categories', 'Categories'],
  ['Status', 'Published'],
  ['Option1 Name', 'Attribute 1 name'],
  ['Option1 Value', 'Attribute 1 value(s)'],
  ['Option2 Name', 'Attribute 2 name'],
  ['Option2 Value', 'Attribute 2 value(s)'],
  ['Option3 Name', 'Attribute 3 name'],
  ['Option3 Value', 'Attribute 3 value(s)'],
  ['Variant SKU', 'SKU'],
  ['Variant Grams', 'Weight'],
  ['Variant Inventory Qty', 'Stock'],
  ['Variant Inventory Policy', 'Backorders allowed?'],
  ['Variant Price', 'Regular price'],
  ['Variant Compare At Price', 'Sale price'],
  ['Variant Taxable', 'Tax status'],
  ['Variant Requires Shipping', 'Type'],
  ['Variant Barcode', 'GTIN, UPC, EAN, or ISBN'],
  ['Image Src', 'Images'],
  ['Variant Image', 'Images'],
]);
