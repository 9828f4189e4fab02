import { lazy, type ReactNode, Suspense } from 'react';
import type { NothingFoundProps } from './nothing-found.tsx';

type Part = typeof import('./nothing-found.tsx');

let loaded: Part | undefined;

/**
 * Loads what only lists without products need. Loaders await it, so that the server renders it as part of the
 * page.
 */
export async function loadNothingFound(): Promise<Part> {
  loaded ??= await import('./nothing-found.tsx');
  return loaded;
}

/** Hydrates the HTML of the server when its script arrives. */
const Hydrated = lazy(() =>
  loadNothingFound().then(
    ({ NothingFound }) => ({ default: NothingFound }),
    () => ({ default: (): ReactNode => null }),
  ),
);

export function LazyNothingFound(props: NothingFoundProps) {
  const NothingFound = loaded?.NothingFound ?? Hydrated;
  return (
    <Suspense>
      <NothingFound {...props} />
    </Suspense>
  );
}
