import { useSortable } from '@dnd-kit/react/sortable';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash';
import type { WireMenu } from '#contract/calls/menus.ts';
import { MENU_KINDS, type MenuKind } from '#domain/menus/menu.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { EntryValues } from './menu-form-values.ts';

interface MenuEntryFieldsProps {
  entry: EntryValues;
  /** From 0. */
  place: number;
  count: number;
  choices: WireMenu['choices'];
  /** Shoppers do not see what it leads to. */
  isHidden: boolean;
  errors: FieldErrors;
  onChange: (entry: EntryValues) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

const KINDS = Object.keys(MENU_KINDS) as MenuKind[];

/** One entry of a menu: what it leads to, its label and its place. */
export function MenuEntryFields(props: MenuEntryFieldsProps) {
  const { entry, place, isHidden, errors, onChange } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: entry.key, index: place });
  const path = `entries.${place}`;
  return (
    <li
      ref={ref}
      aria-label={`Entry ${place + 1}`}
      className={classNames(
        'rounded-xl border border-line bg-surface p-4',
        isDragging && 'opacity-70 shadow-lg',
      )}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Leads to"
          name={`${path}.kind`}
          value={entry.kind}
          onChange={({ target }) => {
            const kind = KINDS.find((each) => each === target.value) ?? 'shop';
            onChange({ ...entry, kind, value: '' });
          }}
          options={KINDS.map((kind) => ({ value: kind, label: MENU_KINDS[kind] }))}
        />
        <TargetField {...props} name={`${path}.value`} />
        <TextField
          label="Label"
          name={`${path}.label`}
          value={entry.label}
          error={errors[`${path}.label`]}
          autoComplete="off"
          required
          onChange={({ target }) => onChange({ ...entry, label: target.value })}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <p className="grow text-sm text-warn">
          {isHidden && 'Shoppers do not see this entry: what it leads to is hidden or was deleted.'}
        </p>
        <MoveButtons {...props} handleRef={handleRef} />
      </div>
    </li>
  );
}

function TargetField({ entry, choices, errors, name, onChange }: MenuEntryFieldsProps & { name: string }) {
  const { kind, value } = entry;
  if (kind === 'address')
    return (
      <TextField
        label="Address"
        name={name}
        value={value}
        error={errors[name]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="/user/products?sort=newest"
        onChange={({ target }) => onChange({ ...entry, value: target.value })}
      />
    );
  const offered = choices[kind];
  const isOffered = value === '' || offered.some((choice) => choice.value === value);
  return (
    <SelectField
      label="Which one"
      name={name}
      value={value}
      error={errors[name]}
      placeholder={offered.length === 0 ? 'There is none yet' : 'Choose one'}
      options={isOffered ? offered : [...offered, { value, label: `${entry.label} (hidden)` }]}
      onChange={({ target }) => {
        const before = offered.find((choice) => choice.value === value)?.label ?? '';
        const chosen = offered.find((choice) => choice.value === target.value)?.label ?? '';
        // A label that nobody wrote follows the choice.
        const label = entry.label === '' || entry.label === before ? chosen : entry.label;
        onChange({ ...entry, value: target.value, label });
      }}
    />
  );
}

type MoveButtonsProps = MenuEntryFieldsProps & { handleRef: (element: Element | null) => void };

function MoveButtons({ place, count, onMove, onRemove, handleRef }: MoveButtonsProps) {
  const name = `entry ${place + 1}`;
  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        size="sm"
        unavailable={place === 0}
        className={MUTED}
        onClick={() => onMove(place - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        size="sm"
        unavailable={place === count - 1}
        className={MUTED}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton
        ref={handleRef}
        label={`Drag ${name}`}
        size="sm"
        className="cursor-grab touch-none"
        // Dragging prevents the browser's own focus.
        onPointerDown={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      >
        <GripVertical aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </>
  );
}

/** Not `disabled`, which would drop the focus of a keyboard user at either end. */
const MUTED = 'aria-disabled:opacity-40';
