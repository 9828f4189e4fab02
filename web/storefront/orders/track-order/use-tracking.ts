import { useNavigation } from 'react-router';

/** Whether a search is running. */
export function useTracking(): boolean {
  const { location } = useNavigation();
  return location?.pathname === '/user/track-order';
}
