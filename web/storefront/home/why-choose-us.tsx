import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

type Props = { texts: Pick<PageTexts<'home'>, 'reasonsTitle' | 'reasons'> };

export function WhyChooseUs({ texts: { reasonsTitle, reasons } }: Props) {
  return (
    <section aria-labelledby="why" className="bg-sunken py-section">
      <Container>
        <SectionHeading id="why" title={reasonsTitle} />
        <ul className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
          {reasons.map(({ title, text }) => (
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
