import { useLater } from '#web/shared/use-later.ts';

const load = () => import('./late-parts.tsx').then(({ LateParts }) => LateParts);

/** Without them the bar at the top shows that a page is loading, and the forms of the cart open its page. */
export function LazyLateParts({ path }: { path: string | null }) {
  const Parts = useLater(load);
  return Parts && <Parts path={path} />;
}
