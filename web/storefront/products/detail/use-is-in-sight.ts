import { useEffect, useState } from 'react';

/**
 * Whether nearly all of the first element of this selector is in the window, below the header; undefined
 * until it is known.
 */
export function useIsInSight(selector: string): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting),
      // Less than all of it: fractions of a pixel are cut off at some zooms.
      { threshold: 0.9, rootMargin: `-${Number.parseFloat(scrollPaddingTop) || 0}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isInSight;
}
