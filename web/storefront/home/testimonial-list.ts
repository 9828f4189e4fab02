/** Testimonials (spec 2), shown with a monogram. `rating` is 1 to 5 stars. */
export const TESTIMONIALS = [
  {
    id: 1,
    name: 'Nora Lindqvist',
    company: 'Lindqvist Interiors',
    comment: 'I furnish guest rooms for a living. What comes from Marigold stays in them.',
    rating: 5,
  },
  {
    id: 2,
    name: 'Daniel Okafor',
    company: 'Northbank Studio',
    comment: 'The price I saw was the price I paid. I had forgotten that this was possible.',
    rating: 5,
  },
  {
    id: 3,
    name: 'Mei Tanaka',
    company: 'Slow Sunday Coffee',
    comment: 'Ordered on a Monday, followed it all the way, brewing with it by Friday.',
    rating: 5,
  },
  {
    id: 4,
    name: 'Rafael Costa',
    company: 'Costa & Daughters',
    comment: 'A short list of good things beats a long list of everything. I come here to stop searching.',
    rating: 5,
  },
] as const;
