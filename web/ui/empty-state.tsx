import { StateNotice, type StateNoticeProps } from './state-notice.tsx';

export type EmptyStateProps = Omit<StateNoticeProps, 'role'>;

/** Nothing here, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  return <StateNotice {...props} />;
}
