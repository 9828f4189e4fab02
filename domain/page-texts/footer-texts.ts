import { lineField, MOST_ENTRIES, MOST_IN_ADDRESS, textField } from './text-fields.ts';

/** Places without an address (specification, section 2). */
const SOCIAL = ['Instagram', 'Pinterest', 'YouTube'].map((name) => ({ name, address: '' }));

export const FOOTER_TEXTS = {
  text: {
    ...textField(
      'Text',
      'Premium products at honest discounts. Chosen with care, priced with restraint, and sent to your door.',
    ),
    withoutExamples: '',
  },
  social: {
    kind: 'list',
    label: 'Social media',
    entry: 'place',
    initially: SOCIAL,
    withoutExamples: [],
    most: MOST_ENTRIES,
    of: {
      name: { ...lineField('Name', ''), isRequired: true },
      address: {
        ...lineField('Address', ''),
        most: MOST_IN_ADDRESS,
        hint: 'Such as https://social.example/my-shop. Without one, the name is no link yet.',
        isWebAddress: true,
      },
    },
  },
} as const;
