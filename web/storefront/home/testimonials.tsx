import { Stars } from '../../ui/feedback/stars.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Monogram } from '../about/monogram.tsx';
import { TESTIMONIALS } from './testimonial-list.ts';

export function Testimonials() {
  return (
    <Container as="section" aria-labelledby="testimonials" className="py-section">
      <SectionHeading id="testimonials" title="What Our Customers Say" />
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-x-24 lg:gap-y-16">
        {TESTIMONIALS.map(({ id, name, company, comment, rating }, position) => (
          <li key={id}>
            <figure className="flex h-full flex-col">
              <div>
                <Stars value={rating} />
              </div>
              <blockquote className="mt-4 grow font-display text-xl sm:text-2xl">
                <p>“{comment}”</p>
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-4">
                <Monogram name={name} tone={position} className="size-14 shrink-0" />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{company}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Container>
  );
}
