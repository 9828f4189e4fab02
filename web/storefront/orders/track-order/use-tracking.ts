import { useNavigation } from 'react-router';

/** Whether a search is under way. */
export function useTracking(): boolean {
  const { location } = useNavigation();
  return location?.pathname === '/user/track-order';
}
