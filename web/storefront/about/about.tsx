import { pageMeta } from '../../meta.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import type { Route } from './+types/about';
import { Story } from './story.tsx';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us – Marigold',
    description: 'Founded in 2018, Marigold looks for the few things worth owning and sells them for less.',
    path: '/user/about',
    image: '/social-about.png',
  });

export default function About() {
  return (
    <>
      <Container className="py-section">
        <h1 className="max-w-5xl text-5xl">We look for the few things worth owning.</h1>
        <Story />
      </Container>
      <Values />
      <Team />
      <section aria-labelledby="final-words" className="bg-accent py-section text-on-accent">
        <Container>
          <h2 id="final-words" className="max-w-4xl text-4xl">
            We will not always be the cheapest. We will always tell you what a thing is, what it costs, and
            when it arrives.
          </h2>
          <ButtonLink to="/user/products" prefetch="intent" size="lg" className="mt-10">
            See what we found
          </ButtonLink>
        </Container>
      </section>
    </>
  );
}
