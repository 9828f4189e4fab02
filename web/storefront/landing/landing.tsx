import { onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ARROW_RIGHT, LineDrawing } from '../../ui/pictures/line-drawing.tsx';
import { searchTexts } from '../page-texts/search-texts.ts';
import { PrefetchWhenUsed } from '../prefetch/prefetch-when-used.tsx';
import type { Route } from './+types/landing';
import { LandingFrame } from './landing-frame.tsx';
import { loadLanding } from './load-landing.ts';

export const loader = onServer(loadLanding);

/** The first page loads no client of the API. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { loadInBrowser } = await import('./load-in-browser.ts');
  return await loadInBrowser(args);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...searchTexts(loaderData), path: '/' });

const NEXT_PAGES = ['/user/home'];

/** Specification, section 2. */
export default function Landing({ loaderData: { texts, picture } }: Route.ComponentProps) {
  return (
    <LandingFrame picture={picture}>
      <PrefetchWhenUsed pages={NEXT_PAGES} />
      <h1 className="text-5xl">{texts.heading}</h1>
      <p className="mt-6 max-w-96 text-lg text-muted sm:text-xl">{texts.text}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/user" viewTransition variant="primary" size="lg" className="max-sm:w-full">
          Continue as User
          <LineDrawing path={ARROW_RIGHT} className="size-5" />
        </ButtonLink>
        <ButtonLink to="/admin-login" reloadDocument size="lg" className="max-sm:w-full">
          Continue as Admin
        </ButtonLink>
      </div>
    </LandingFrame>
  );
}
