import { lineField, MOST_IN_DESCRIPTION, textField } from './text-fields.ts';

export const PRODUCT_LIST_TEXTS = {
  heading: { ...lineField('Heading', 'Products'), isRequired: true },
  text: {
    ...textField('Text', 'Chosen one by one, offered for less than you would expect.'),
    withoutExamples: '',
  },
  searchDescription: {
    ...textField(
      'Description for search engines',
      'Electronics, home, fashion, beauty and outdoor gear: everything in the shop, with filters for what you need.',
    ),
    most: MOST_IN_DESCRIPTION,
    withoutExamples: 'Everything at {shop}, with filters for what you need.',
  },
  categoryDescription: {
    ...textField(
      'Description of a category for search engines',
      '{category} at {shop}: premium products, chosen one by one and offered for less than you would expect.',
    ),
    most: MOST_IN_DESCRIPTION,
    withoutExamples: '{category} at {shop}.',
    hint: '{category} stands for the name of the category.',
  },
} as const;
