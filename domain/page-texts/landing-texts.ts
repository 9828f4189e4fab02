import { lineField, pictureField, pictureTextField, searchFields, textField } from './text-fields.ts';

export const LANDING_TEXTS = {
  heading: {
    ...lineField('Heading', 'Fine things, kinder prices.'),
    isRequired: true,
    withoutExamples: '{shop}',
  },
  text: {
    ...textField('Text', 'An online shop for deals on premium products. Come in and look around.'),
    withoutExamples: 'Come in and look around.',
  },
  picture: pictureField('Picture', 'Beside the text. Best 1600 pixels wide; phones show its middle.'),
  pictureText: pictureTextField('Picture'),
  ...searchFields(
    '{shop} – premium products at kinder prices',
    '{shop} is an online shop for deals on premium products: electronics, home, fashion, beauty and outdoor gear.',
    'All products of {shop}.',
  ),
} as const;
