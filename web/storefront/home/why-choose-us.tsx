import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

const REASONS = [
  {
    title: 'Quality Guaranteed',
    text: 'Every product is picked by a person and described as it is, materials, measures and all. What other customers say stands beside it.',
  },
  {
    title: 'Best Prices',
    text: 'A discount is always counted from the regular price, and both are shown. Shipping and tax are in the total before you pay.',
  },
  {
    title: 'Fast Shipping',
    text: 'Every order comes with the day we expect it at your door. From the moment you place one, you can follow it step by step.',
  },
];

export function WhyChooseUs() {
  return (
    <section aria-labelledby="why" className="bg-sunken py-section">
      <Container>
        <SectionHeading id="why" title="Why Choose Us" />
        <ul className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
          {REASONS.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-mark pt-6">
              <h3 className="font-display text-2xl font-medium">{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
