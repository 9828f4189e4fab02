let locks = 0;

/**
 * Holds the page still behind a modal, and answers how to let it go; locks nest. Padding takes the place of a
 * vanishing scrollbar, so that nothing moves sideways.
 */
export function lockPageScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    style.paddingRight = `${window.innerWidth - clientWidth}px`;
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.paddingRight = '';
    style.overflow = '';
  };
}
