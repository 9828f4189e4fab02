import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';

const VALUES = [
  {
    title: 'Quality',
    text: 'We would rather list one good lamp than thirty lamps. What does not last, leaves.',
  },
  {
    title: 'Innovation',
    text: 'New is not better by itself. We welcome an idea when it makes a thing simpler, lighter or longer-lived.',
  },
  {
    title: 'Community',
    text: 'Reviews are published as written, the poor ones too. They are how we learn what to look for next.',
  },
];

export function Values() {
  return (
    <section aria-labelledby="values" className="bg-sunken py-section">
      <Container>
        <SectionHeading id="values" title="What we hold to" />
        <ol className="divide-y divide-line border-y border-line">
          {VALUES.map(({ title, text }) => (
            <li key={title} className="grid gap-x-16 gap-y-3 py-8 lg:grid-cols-12 lg:py-12">
              <h3 className="font-display text-3xl font-medium lg:col-span-5">{title}</h3>
              <p className="max-w-prose text-lg text-muted lg:col-span-7 lg:col-start-6">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
