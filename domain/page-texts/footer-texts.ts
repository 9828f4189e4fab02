import { textField } from './text-fields.ts';

export const FOOTER_TEXTS = {
  text: {
    ...textField(
      'Text',
      'Premium products at honest discounts. Chosen with care, priced with restraint, and sent to your door.',
    ),
    withoutExamples: '',
  },
} as const;
