import { useEffect } from 'react';
import { useAnnounce } from '../feedback/use-announce.ts';
import { StateNotice, type StateNoticeProps } from './state-notice.tsx';

export type EmptyStateProps = Omit<StateNoticeProps, 'role'>;

/** Announced, since it often results from a filter or a deletion. */
export function EmptyState(props: EmptyStateProps) {
  const announce = useAnnounce();
  useEffect(() => announce('Nothing to show'), [announce]);
  return <StateNotice {...props} />;
}
