import { useEffect } from 'react';
import { useAnnounce } from '../feedback/use-announce.ts';
import { StateNotice, type StateNoticeProps } from './state-notice.tsx';

export type EmptyStateProps = Omit<StateNoticeProps, 'role'>;

/**
 * Nothing here, and what to do about it. Announced, since it is often what a filter or a deletion has led to.
 */
export function EmptyState(props: EmptyStateProps) {
  const announce = useAnnounce();
  useEffect(() => announce('Nothing to show'), [announce]);
  return <StateNotice {...props} />;
}
