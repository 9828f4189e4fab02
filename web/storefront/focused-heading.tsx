import { type ComponentProps, useEffect, useRef } from 'react';
import { useHydrated } from '#web/shared/use-hydrated.ts';

/**
 * Heading of content that replaces other content of the page. Takes the focus, so that screen readers
 * continue here, except on the first page load.
 */
export function FocusedHeading(heading: ComponentProps<'h1'>) {
  const element = useRef<HTMLHeadingElement>(null);
  const wasHydrated = useRef(useHydrated());
  useEffect(() => {
    if (wasHydrated.current) element.current?.focus();
  }, []);
  return <h1 {...heading} ref={element} tabIndex={-1} />;
}
