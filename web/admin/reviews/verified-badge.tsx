import { formatCount } from '#domain/counts.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** 'Verified' or 'Unverified'; details say what is verified (spec 2). */
export function VerifiedBadge({ isVerified, isLong = false }: { isVerified: boolean; isLong?: boolean }) {
  return isVerified ? (
    <Badge tone="success">{isLong ? 'Verified Purchase' : 'Verified'}</Badge>
  ) : (
    <Badge tone="warning">Unverified</Badge>
  );
}

export function HelpfulVotes({ count }: { count: number }) {
  return count > 0 ? (
    <p className="text-xs rows:mt-1 whitespace-nowrap text-muted">{formatCount(count)} helpful votes</p>
  ) : null;
}
