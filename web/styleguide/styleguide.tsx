import { redirect } from 'react-router';
import { getSignInOptions } from '#contract/calls/sign-in.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { ShopLogo } from '#web/shared/shop-logo.tsx';
import { SkipLink } from '#web/shared/skip-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { inBrowser, type LoadArgs, loaded, onServer } from '../data.ts';
import { pageMeta } from '../meta.ts';
import type { Route } from './+types/styleguide';
import { Actions } from './actions.tsx';
import { Colors } from './colors.tsx';
import { Feedback } from './feedback.tsx';
import { Forms } from './forms.tsx';
import { Identity } from './identity.tsx';
import { Lists } from './lists.tsx';
import { Measures } from './measures.tsx';
import { Overlays } from './overlays.tsx';
import { Searching } from './searching.tsx';
import { States } from './states.tsx';
import { Typography } from './typography.tsx';

const SECTIONS = {
  identity: { title: 'Identity', Section: Identity },
  colors: { title: 'Colors', Section: Colors },
  typography: { title: 'Type', Section: Typography },
  measures: { title: 'Space, shape and motion', Section: Measures },
  actions: { title: 'Actions', Section: Actions },
  forms: { title: 'Forms', Section: Forms },
  searching: { title: 'Searching', Section: Searching },
  feedback: { title: 'Feedback', Section: Feedback },
  states: { title: 'Loading, empty, failed', Section: States },
  lists: { title: 'Lists', Section: Lists },
  overlays: { title: 'Dialogs and toasts', Section: Overlays },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Style guide',
    description:
      'What Marigold looks like: its colors, letters, measures and every component in each of its states.',
    path: '/styleguide',
    noIndex: true,
  });

/** Demo shops show it; others redirect home, as for any unknown URL (specification, section 2). */
async function load({ api }: LoadArgs) {
  const options = await loaded(api(getSignInOptions, {}));
  if (!options.ok || !options.data.body.demo) throw redirect('/');
  return null;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** Every token and every component of `web/ui`. */
export default function Styleguide() {
  return (
    <>
      <SkipLink />
      <Container as="header" className="pt-8 pb-10">
        <ShopLogo name={DEFAULT_SHOP_NAME} className="text-2xl" />
        <h1 className="mt-10 text-4xl">Style guide</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">
          Warm, confident and quiet: large pictures, generous space, one accent. It follows your light or dark
          scheme, and whether you prefer less motion.
        </p>
        <nav aria-label="Sections" className="mt-6">
          <ul className="flex flex-wrap gap-x-5">
            {Object.entries(SECTIONS).map(([id, { title }]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-mark"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
      <main id="main" tabIndex={-1} className="outline-none">
        {Object.entries(SECTIONS).map(([id, { title, Section }]) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="border-t border-line py-12 sm:py-16"
          >
            <Container>
              <h2 id={`${id}-title`} className="mb-8 text-3xl">
                {title}
              </h2>
              <Section />
            </Container>
          </section>
        ))}
      </main>
    </>
  );
}
