import { useDates } from '#web/shared/use-dates.ts';

/** Says that what is shown is the last that was answered. */
export function StaleNotice({ at, reason }: { at: string; reason: string }) {
  const { formatTime } = useDates();
  return (
    <p role="alert" className="mb-4 rounded-xl bg-warn-soft px-5 py-3 text-sm text-warn">
      This is as of {formatTime(at)}, and may have changed: {reason} The shop is asked again by itself.
    </p>
  );
}
