import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from './use-delayed.ts';

const PATIENCE = 120;

/** Whether another result of this same page has been loading for 120 ms; what is quicker never shows. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return useDelayed(state === 'loading' && location.pathname === pathname, PATIENCE);
}
