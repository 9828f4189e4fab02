import X from 'lucide-react/icons/x';
import { formatCount } from '#domain/counts.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';

/** One that a bulk action could not be done with, and why. `to`: where it can be looked at. */
export type BulkFailure = { id: string; label: string; to: string; message: string };

type Props = {
  /** What they are, for screen readers: 'Orders that were not changed'. */
  label: string;
  /** What became of the others. */
  summary: string;
  failed: readonly BulkFailure[];
  onDismiss: () => void;
};

/** More names would help nobody. */
const MOST_NAMED = 50;

/** Those that a bulk action failed with, each with its reason. */
export function BulkReportNotice({ label, summary, failed, onDismiss }: Props) {
  return (
    <section
      data-keep-clear
      aria-label={label}
      className="flex gap-2 rounded-xl border border-line bg-bad-soft py-3 pr-2 pl-5 text-bad"
    >
      <div className="grow text-sm wrap-anywhere">
        <p className="font-semibold">{summary} These were not:</p>
        <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
          {failed.slice(0, MOST_NAMED).map(({ id, label: name, to, message }) => (
            <li key={id}>
              <TextLink to={to}>{name}</TextLink>: {message}
            </li>
          ))}
          {failed.length > MOST_NAMED && (
            <li>And {formatCount(failed.length - MOST_NAMED)} more, which stay selected.</li>
          )}
        </ul>
      </div>
      <IconButton label="Dismiss" size="sm" onClick={onDismiss}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </section>
  );
}
