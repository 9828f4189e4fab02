import { useNavigation } from 'react-router';
import { useDelayed } from './use-delayed.ts';

const PATIENCE = 150;

/** A thin progress line at the top, shown while a page takes long to load. */
export function NavigationProgress() {
  const isSlow = useDelayed(useNavigation().state === 'loading', PATIENCE);
  if (!isSlow) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-90 bg-mark transition-transform duration-[6s] starting:scale-x-0"
    />
  );
}
