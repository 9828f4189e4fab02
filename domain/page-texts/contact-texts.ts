import { lineField, MOST_ENTRIES, searchFields, textField } from './text-fields.ts';

const HOURS = [
  { days: 'Monday to Friday', hours: '9 am – 6 pm' },
  { days: 'Saturday', hours: '10 am – 4 pm' },
  { days: 'Sunday', hours: 'Closed' },
];

export const CONTACT_TEXTS = {
  heading: { ...lineField('Heading', 'Contact Us'), isRequired: true },
  text: {
    ...textField(
      'Text',
      'A question about a product, an order that needs a word, or simply something to tell us: a person reads it.',
    ),
    withoutExamples: '',
  },
  formTitle: { ...lineField('Heading of the form', 'Send us a message'), isRequired: true },
  formText: {
    ...textField('Text of the form', 'Add your order ID if you have one. We reply within 24 hours.'),
    withoutExamples: 'Add your order ID if you have one.',
  },
  thanksTitle: { ...lineField('Heading after a message', 'Thank You!'), isRequired: true },
  thanks: {
    ...textField('Text after a message', 'Your message is with us. We will get back to you within 24 hours.'),
    withoutExamples: 'Your message is with us. We will get back to you.',
  },
  hours: {
    kind: 'list',
    label: 'Opening hours',
    entry: 'line',
    initially: HOURS,
    withoutExamples: [],
    most: MOST_ENTRIES,
    of: {
      days: { ...lineField('Days', ''), isRequired: true },
      hours: { ...lineField('Hours', ''), isRequired: true },
    },
  },
  hoursNote: { ...lineField('Below the opening hours', 'Pacific Time'), withoutExamples: '' },
  ...searchFields(
    'Contact Us – {shop}',
    'Write, call or visit {shop}: address, phone, email and opening hours.',
    'How to reach {shop}.',
  ),
} as const;
