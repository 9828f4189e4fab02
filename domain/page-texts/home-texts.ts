import {
  lineField,
  MOST_ENTRIES,
  pictureField,
  pictureTextField,
  searchFields,
  TITLE_AND_TEXT,
  textField,
} from './text-fields.ts';

const REASONS = [
  {
    title: 'Quality Guaranteed',
    text: 'Every product is picked by a person and described as it is, materials, measures and all. What other customers say stands beside it.',
  },
  {
    title: 'Best Prices',
    text: 'A discount is always counted from the regular price, and both are shown. Shipping and tax are in the total before you pay.',
  },
  {
    title: 'Fast Shipping',
    text: 'Every order comes with the day we expect it at your door. From the moment you place one, you can follow it step by step.',
  },
];

/** Testimonials (specification, section 2), without pictures: there are no such people. */
const TESTIMONIALS = [
  {
    name: 'Nora Lindqvist',
    company: 'Lindqvist Interiors',
    comment: 'I furnish guest rooms for a living. What comes from {shop} stays in them.',
    rating: 5,
  },
  {
    name: 'Daniel Okafor',
    company: 'Northbank Studio',
    comment: 'The price I saw was the price I paid. I had forgotten that this was possible.',
    rating: 5,
  },
  {
    name: 'Mei Tanaka',
    company: 'Slow Sunday Coffee',
    comment: 'Ordered on a Monday, followed it all the way, brewing with it by Friday.',
    rating: 5,
  },
  {
    name: 'Rafael Costa',
    company: 'Costa & Daughters',
    comment: 'A short list of good things beats a long list of everything. I come here to stop searching.',
    rating: 5,
  },
];

export const HOME_TEXTS = {
  heading: {
    ...lineField('Heading', 'Fine things, kinder prices.'),
    isRequired: true,
    withoutExamples: '{shop}',
  },
  text: {
    ...textField(
      'Text',
      'Premium products for every room and every day out, chosen one by one and offered for less than you would expect.',
    ),
    withoutExamples: '',
  },
  picture: pictureField('Picture', 'Beside the heading. Best 1600 by 1000 pixels; phones show its middle.'),
  pictureText: pictureTextField('Picture'),
  featuredTitle: { ...lineField('Heading of the featured products', 'Featured Products'), isRequired: true },
  reasonsTitle: { ...lineField('Heading of the reasons', 'Why Choose Us'), isRequired: true },
  reasons: {
    kind: 'list',
    label: 'Reasons',
    entry: 'reason',
    initially: REASONS,
    withoutExamples: [],
    most: MOST_ENTRIES,
    of: TITLE_AND_TEXT,
  },
  testimonialsTitle: {
    ...lineField('Heading of the testimonials', 'What Our Customers Say'),
    isRequired: true,
  },
  testimonials: {
    kind: 'list',
    label: 'Testimonials',
    entry: 'testimonial',
    initially: TESTIMONIALS,
    withoutExamples: [],
    most: MOST_ENTRIES,
    of: {
      name: { ...lineField('Name', ''), isRequired: true },
      company: lineField('Company', ''),
      comment: { ...textField('Comment', ''), isRequired: true },
      rating: { kind: 'count', label: 'Stars', initially: 5, least: 1, most: 5 },
    },
  },
  ...searchFields(
    'Home – {shop}',
    'Electronics, home, fashion, beauty and outdoor gear, chosen one by one and offered for less than you would expect.',
    'All products of {shop}.',
  ),
} as const;
