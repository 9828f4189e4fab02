import type { WireStatus } from '#contract/calls/status.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { formatBytes, NOT_READ } from './status-words.ts';

type Backups = NonNullable<WireStatus['backups']>;

/** The last good backup and the last failed one, or what to set for the first. */
export function BackupRows({
  backups,
  lastBackupAt,
}: {
  backups: WireStatus['backups'];
  /** Of any kind, also one that was made by hand. */
  lastBackupAt: string | undefined;
}) {
  const { formatDateTime } = useDates();
  if (!backups) return <p className="text-sm text-muted">{NOT_READ}</p>;
  const { place, lastGood, lastFailed } = backups;
  const byHand = lastBackupAt && lastBackupAt !== lastGood?.at ? lastBackupAt : null;
  return (
    <DefinitionList
      items={[
        { term: 'Last good one', description: lastGood ? <Good {...lastGood} place={place} /> : 'None yet' },
        { term: 'Last failed one', description: lastFailed ? <Failed {...lastFailed} /> : 'None' },
        { term: 'Where to', description: place ? <Place>{place}</Place> : HOW_TO_SET },
        ...(byHand ? [{ term: 'Saved by hand', description: formatDateTime(byHand) }] : []),
      ]}
    />
  );
}

const HOW_TO_SET = (
  <>
    Nowhere: the shop makes none by itself. Start it with <code>BACKUP_TO</code>, a folder or S3-compatible
    storage, and <code>BACKUP_KEY</code>, and it makes one each night (docs/operating.md, <i>Backups</i>).
  </>
);

function Good({
  at,
  name,
  bytes,
  unverified,
  place,
}: NonNullable<Backups['lastGood']> & { place: string | undefined }) {
  const { formatDateTime } = useDates();
  return (
    <>
      <span className="numeric block">
        {formatDateTime(at)}, {formatBytes(bytes)}
      </span>
      <span className="block text-muted wrap-anywhere">
        {place ? `${place.replace(/\/$/, '')}/${name}` : name}
      </span>
      <span className="block text-muted wrap-anywhere">
        {unverified === undefined ? 'Restored into an empty database, to try it' : `Not tried: ${unverified}`}
      </span>
    </>
  );
}

function Failed({ at, problem }: NonNullable<Backups['lastFailed']>) {
  const { formatDateTime } = useDates();
  return (
    <>
      <span className="numeric block">{formatDateTime(at)}</span>
      <span className="block text-muted wrap-anywhere">{problem}</span>
    </>
  );
}

function Place({ children }: { children: string }) {
  return <span className="wrap-anywhere">{children}</span>;
}
