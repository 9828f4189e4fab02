import { useEffect, useState } from 'react';

/** Whether the element of a selector is visible below the header; undefined until known. */
export function useIsInSight(selector: string): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting),
      // Less than 1: fractions of a pixel are clipped at some zoom levels.
      { threshold: 0.9, rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isInSight;
}
