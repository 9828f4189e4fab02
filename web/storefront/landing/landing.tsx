import { pageMeta } from '../../meta.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ARROW_RIGHT, LineDrawing } from '../../ui/pictures/line-drawing.tsx';
import { PrefetchWhenUsed } from '../prefetch/prefetch-when-used.tsx';
import type { Route } from './+types/landing';
import { LandingFrame } from './landing-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Marigold – premium products at kinder prices',
    description:
      'Marigold is an online shop for deals on premium products: electronics, home, fashion, beauty and outdoor gear.',
    path: '/',
  });

const NEXT_PAGES = ['/user/home'];

/** Specification, section 2. */
export default function Landing() {
  return (
    <LandingFrame>
      <PrefetchWhenUsed pages={NEXT_PAGES} />
      <h1 className="text-5xl">Fine things, kinder prices.</h1>
      <p className="mt-6 max-w-96 text-lg text-muted sm:text-xl">
        An online shop for deals on premium products. Come in and look around.
      </p>
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
