import { lineField, MOST_ENTRIES, searchFields, textField } from './text-fields.ts';

/** Questions before joining (specification, section 2). The answers describe what the shop does. */
const QUESTIONS = [
  {
    question: 'How do I get my member price?',
    answer:
      'At the checkout, enter the email address of your membership and choose “Get your member price”. We mail you a code; once you have entered it, shipping is free and your discount is taken off.',
  },
  {
    question: 'How long is a membership valid?',
    answer:
      'One year from the day you buy it. If you buy another one while it runs, that one begins when the first ends.',
  },
  {
    question: 'Does it renew by itself?',
    answer:
      'No. You pay once. We remind you by email 30 days before the end, and nothing is charged unless you buy again.',
  },
  {
    question: 'What if I change my mind?',
    answer:
      'There is a 30-day money-back guarantee: write to us within 30 days of buying, and all of it goes back to your card. Orders you have placed meanwhile stay as they are.',
  },
  {
    question: 'Do I need an account or a password?',
    answer: 'No. Your email address is your membership, and a mailed code proves that it is yours.',
  },
  {
    question: 'Is my card stored?',
    answer: 'No. It goes to our payment provider alone, for this one payment. The shop never sees it.',
  },
];

export const MEMBERSHIP_TEXTS = {
  heading: { ...lineField('Heading', 'Membership'), isRequired: true },
  text: textField(
    'Text',
    'Better prices on everything, for a year. Paid once, and your money back within 30 days if it is not for you.',
  ),
  basic: lineField('Basic, in a sentence', 'For a home that is nearly furnished.'),
  standard: lineField('Standard, in a sentence', 'For a room or two to get right.'),
  premium: lineField('Premium, in a sentence', 'For a whole house, or a small office.'),
  questionsTitle: {
    ...lineField('Heading of the questions', 'Frequently Asked Questions'),
    isRequired: true,
  },
  questions: {
    kind: 'list',
    label: 'Questions',
    entry: 'question',
    initially: QUESTIONS,
    most: MOST_ENTRIES,
    of: {
      question: { ...lineField('Question', ''), isRequired: true },
      answer: { ...textField('Answer', ''), isRequired: true },
    },
  },
  ...searchFields(
    'Membership – {shop}',
    'Free shipping and up to 15% off every order for a year. Paid once, with a 30-day money-back guarantee.',
  ),
} as const;
