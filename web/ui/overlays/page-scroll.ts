let locks = 0;

/** Locks page scrolling behind a modal; returns the unlock. Locks nest. Padding replaces the scrollbar. */
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
