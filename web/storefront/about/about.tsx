import { renderedFiles } from '#web/shared/rendered-files.ts';
import { pageMeta } from '../../meta.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { ContactDetails } from '../messages/contact-details.tsx';
import { findShopDetails, useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/about';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About Us – Marigold',
    description: findShopDetails(matches).showsExamples
      ? 'Founded in 2018, Marigold looks for the few things worth owning and sells them for less.'
      : `Who ${findShopDetails(matches).name} is, and how to reach us.`,
    path: '/user/about',
    image: '/social-about.png',
  });

export default function About() {
  return useShopDetails().showsExamples ? <ExampleStory /> : <WhoSells />;
}

/** The page of a shop whose seller has not written about it: its name, and how to reach it. */
function WhoSells() {
  const { name } = useShopDetails();
  return (
    <Container className="py-section">
      <h1 className="max-w-5xl text-5xl">About {name}</h1>
      <div className="mt-10 max-w-2xl">
        <ContactDetails />
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/user/products" variant="primary" size="lg">
          Browse Products
        </ButtonLink>
        <ButtonLink to="/user/contact" size="lg">
          Contact Us
        </ButtonLink>
      </div>
    </Container>
  );
}

function ExampleStory() {
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
          <ButtonLink to="/user/products" size="lg" className="mt-10">
            See what we found
          </ButtonLink>
        </Container>
      </section>
    </>
  );
}

const KETTLE = renderedFiles('home/heron-pour-over-kettle-cup');

function Story() {
  return (
    <section
      aria-labelledby="story"
      className="mt-14 grid items-center gap-x-16 gap-y-10 md:grid-cols-12 md:gap-x-10 lg:mt-20 lg:gap-x-16"
    >
      {KETTLE && (
        <div className="aspect-square overflow-hidden rounded-xl bg-sunken md:col-span-5">
          <Picture
            src={KETTLE.src}
            alt=""
            width={1000}
            height={1000}
            sizes="(width >= 84rem) 40rem, (width >= 48rem) 50vw, 100vw"
            srcSet={KETTLE.webp}
            sources={[{ type: 'image/avif', srcSet: KETTLE.avif }]}
            className="dim-at-night size-full object-cover"
          />
        </div>
      )}
      <div className={classNames('space-y-5 text-lg', KETTLE ? 'md:col-span-7' : 'md:col-span-9')}>
        <h2 id="story" className="mb-8 text-3xl">
          Founded in 2018, at a kitchen table
        </h2>
        <p>
          Marigold began with a kettle. Ours had broken for the third time, and after two evenings of reading
          reviews we knew one thing: the good one existed, hardly anyone had heard of it, and it cost too
          much.
        </p>
        <p>
          So we wrote to the people who made it and asked for twelve. They sold in a week, to friends first
          and then to friends of friends. We asked for forty. Then somebody wanted to know about headphones.
        </p>
        <p>
          The list has grown since: electronics, things for the home, clothes, care, gear for outdoors. The
          way we choose has not. We look for what is made well, ask for a fair price, and pass it on.
        </p>
      </div>
    </section>
  );
}

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

function Values() {
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

function Team() {
  return (
    <Container as="section" aria-labelledby="team" className="py-section">
      <SectionHeading id="team" title="Four people, one list" />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-12 min-[22rem]:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
        {TEAM.map(({ name, role, text }) => (
          <li key={name} className="border-t-2 border-mark pt-5">
            <h3 className="font-display text-2xl font-medium">{name}</h3>
            <p className="text-accent-ink">{role}</p>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
