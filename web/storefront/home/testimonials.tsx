import { Stars } from '../../ui/feedback/stars.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

export function Testimonials() {
  return (
    <Container as="section" aria-labelledby="testimonials" className="py-section">
      <SectionHeading id="testimonials" title="What Our Customers Say" />
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-x-24 lg:gap-y-16">
        {TESTIMONIALS.map(({ id, name, company, comment, rating }) => (
          <li key={id}>
            <figure className="flex h-full flex-col">
              <div>
                <Stars value={rating} />
              </div>
              <blockquote className="mt-4 grow font-display text-xl font-medium sm:text-2xl">
                <p>“{comment}”</p>
              </blockquote>
              <figcaption className="mt-6">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">{company}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/**
 * Testimonials (specification, section 2), without pictures: there are no such people. `rating` is 1 to 5
 * stars.
 */
const TESTIMONIALS = [
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
