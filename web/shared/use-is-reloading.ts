import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from './use-delayed.ts';

const PATIENCE = 120;

/** True once another result of this page has been loading for 120 ms. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return useDelayed(state === 'loading' && location.pathname === pathname, PATIENCE);
}
