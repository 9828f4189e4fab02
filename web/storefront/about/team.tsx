import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Monogram } from './monogram.tsx';

const TEAM = [
  { name: 'Clara Voss', role: 'Founder', text: 'Bought the first twelve kettles. Still uses number one.' },
  { name: 'Amir Haddad', role: 'Buying', text: 'Says no to most things, kindly, and can say why.' },
  { name: 'June Park', role: 'Orders and shipping', text: 'Knows where your parcel is before you ask.' },
  {
    name: 'Tomás Rivera',
    role: 'Customer care',
    text: 'Answers every message himself, usually with a question.',
  },
];

export function Team() {
  return (
    <Container as="section" aria-labelledby="team" className="py-section">
      <SectionHeading id="team" title="Four people, one list" />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-12 min-[22rem]:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
        {TEAM.map(({ name, role, text }, position) => (
          <li key={name}>
            <Monogram name={name} tone={position} className="w-full max-w-56" />
            <h3 className="mt-6 text-lg font-semibold">{name}</h3>
            <p className="text-accent-ink">{role}</p>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
