import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useId } from 'react';
import type { WireTrouble } from '#contract/calls/status.ts';
import { headline } from '#domain/status/trouble-names.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TROUBLE_LINKS } from './trouble-links.ts';

/** One sentence on how the shop is, and what is wrong, each with what to do. */
export function Troubles({ troubles, at }: { troubles: readonly WireTrouble[]; at: string }) {
  const id = useId();
  const isWell = troubles.length === 0;
  const Icon = isWell ? CircleCheck : TriangleAlert;
  const tone = isWell
    ? 'bg-good-soft text-good'
    : isUrgent(troubles)
      ? 'bg-bad-soft text-bad'
      : 'bg-warn-soft text-warn';
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="mb-4 overflow-clip">
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 ${tone}`}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {/* Announced when it changes. */}
        <div role="status">
          <h2 id={id} className="text-lg">
            {headline(troubles.length)}
          </h2>
        </div>
        <LookedAt at={at} />
      </div>
      {!isWell && (
        <ul>
          {troubles.map((trouble) => (
            <TroubleItem key={trouble.name} {...trouble} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function isUrgent(troubles: readonly WireTrouble[]): boolean {
  return troubles.some(({ urgency }) => urgency === 'now');
}

function LookedAt({ at }: { at: string }) {
  const { formatTime } = useDates();
  return <p className="numeric text-sm sm:ml-auto">Looked at {formatTime(at)}</p>;
}

function TroubleItem({ name, urgency, what, why, todo, since }: WireTrouble) {
  const { formatDateTime } = useDates();
  const link = TROUBLE_LINKS[name];
  return (
    <li className="border-t border-line px-5 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={urgency === 'now' ? 'error' : 'warning'}>{urgency === 'now' ? 'At once' : 'Soon'}</Badge>
        <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">{what}</h3>
      </div>
      <div className="mt-1.5 grid max-w-prose gap-1 text-sm">
        {since && <p className="text-muted">Since {formatDateTime(since)}</p>}
        <p className="text-muted wrap-anywhere">{why}</p>
        <p className="wrap-anywhere">
          <span className="font-medium">What to do:</span> {todo}
        </p>
        {link && (
          <p>
            <TextLink to={link.to} className="tap">
              {link.label}
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}
