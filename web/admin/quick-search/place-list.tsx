import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PLACE_KINDS, type Place } from './place.ts';

/** The places that were found, kind by kind. `current` is the one Enter goes to. */
export function PlaceList({
  id,
  places,
  current,
  onChoose,
}: {
  id: string;
  places: readonly Place[];
  current: number;
  onChoose: (place: Place) => void;
}) {
  const numbered = places.map((place, position) => ({ place, position }));
  return (
    <div id={id} role="listbox" aria-label="Found" hidden={places.length === 0}>
      {PLACE_KINDS.map(({ kind, heading }) => {
        const ofKind = numbered.filter(({ place }) => place.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-3">
            <div id={`${id}-${kind}`} className="px-3 pb-1 text-xs font-semibold text-muted">
              {heading}
            </div>
            {ofKind.map(({ place, position }) => (
              <PlaceOption
                key={`${kind} ${place.to} ${place.label}`}
                id={`${id}-${position}`}
                place={place}
                isCurrent={position === current}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

const ICONS: Record<Place['kind'], LucideIcon> = {
  screen: LayoutDashboard,
  order: ClipboardList,
  invoice: ReceiptText,
  product: Package,
  customer: UserRound,
};

function PlaceOption({
  id,
  place,
  isCurrent,
  onChoose,
}: {
  id: string;
  place: Place;
  isCurrent: boolean;
  onChoose: (place: Place) => void;
}) {
  const Icon = place.icon ?? ICONS[place.kind];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and tells which one is current.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      // Before the box loses the focus to it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 text-sm pointer-fine:min-h-9',
        isCurrent ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" className={classNames('size-4.5 shrink-0', !isCurrent && 'text-muted')} />
      <span className="min-w-0">
        <span className="block truncate">{place.label}</span>
        {place.hint && (
          <span className={classNames('block truncate text-xs', !isCurrent && 'text-muted')}>
            {place.hint}
          </span>
        )}
      </span>
    </div>
  );
}
