import type { LucideIcon } from 'lucide-react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { PLACE_KINDS, type Place } from './find-places.ts';

type Props = {
  id: string;
  places: readonly Place[];
  /** The index of the one Enter opens. */
  current: number;
  onChoose: (place: Place) => void;
};

/** The found places, grouped by kind. */
export function PlaceList({ id, places, current, onChoose }: Props) {
  const numbered = places.map((place, position) => ({ place, position }));
  return (
    <div id={id} role="listbox" aria-label="Found" hidden={places.length === 0}>
      {PLACE_KINDS.map(({ kind, heading, icon }) => {
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
                icon={place.icon ?? icon}
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

type OptionProps = {
  id: string;
  place: Place;
  icon: LucideIcon;
  isCurrent: boolean;
  onChoose: (place: Place) => void;
};

function PlaceOption({ id, place, icon: Icon, isCurrent, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and refers to the current option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      // Keeps the focus in the input.
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
