import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { Stars } from '../../ui/feedback/stars.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

type Props = { texts: Pick<PageTexts<'home'>, 'testimonialsTitle' | 'testimonials'> };

export function Testimonials({ texts: { testimonialsTitle, testimonials } }: Props) {
  return (
    <Container as="section" aria-labelledby="testimonials" className="py-section">
      <SectionHeading id="testimonials" title={testimonialsTitle} />
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-x-24 lg:gap-y-16">
        {testimonials.map(({ name, company, comment, rating }) => (
          <li key={name}>
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
