/** Questions before joining (specification, section 2). The answers describe what the shop does. */
export const MEMBERSHIP_FAQ: readonly { question: string; answer: string }[] = [
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
