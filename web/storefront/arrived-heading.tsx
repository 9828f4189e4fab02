import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from '#web/shared/use-hydrated.ts';

/**
 * The heading of what replaces something else on the same page: a result, a form. It takes the focus when it
 * does, so that a screen reader reads on from here; not when the page was just opened, for then the reader
 * begins at the top anyway.
 */
export function ArrivedHeading(heading: ComponentProps<'h1'>) {
  const element = useRef<HTMLHeadingElement>(null);
  const wasHydrated = useRef(useHydrated());
  useEffect(() => {
    if (wasHydrated.current) element.current?.focus();
  }, []);
  return <h1 {...heading} ref={element} tabIndex={-1} />;
}
