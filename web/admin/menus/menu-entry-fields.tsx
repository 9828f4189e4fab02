import { useSortable } from '@dnd-kit/react/sortable';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import type { WireMenu } from '#contract/calls/menus.ts';
import { MENU_KINDS, type MenuKind, MOST_BELOW } from '#domain/menus/menu.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { moveItem } from '../lists/move-item.ts';
import { OrderControls } from '../lists/order-controls.tsx';
import { type EntryValues, emptyLeaf, type LeafValues } from './menu-form-values.ts';

interface LeafProps {
  entry: LeafValues;
  /** Of its errors, such as 'entries.2'. */
  path: string;
  /** In words, such as 'entry 3'. */
  name: string;
  /** From 0. */
  place: number;
  count: number;
  choices: WireMenu['choices'];
  /** Shoppers do not see what it leads to. */
  isHidden: boolean;
  errors: FieldErrors;
  onChange: (part: Partial<LeafValues>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

interface MenuEntryFieldsProps extends Omit<LeafProps, 'entry' | 'path' | 'name' | 'isHidden' | 'onChange'> {
  entry: EntryValues;
  /** The ids of entries that shoppers do not see. */
  hidden: ReadonlySet<string>;
  onChange: (entry: EntryValues) => void;
  /** For screen readers. */
  onAnnounce: (said: string) => void;
}

const KINDS = Object.keys(MENU_KINDS) as MenuKind[];

/** One entry of a menu: what it leads to, its label, its place, and the entries below it. */
export function MenuEntryFields(props: MenuEntryFieldsProps) {
  const { entry, place, hidden, onChange } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: entry.key, index: place });
  const name = `entry ${place + 1}`;
  return (
    <li
      ref={ref}
      aria-label={`Entry ${place + 1}`}
      className={classNames(
        'rounded-xl border border-line bg-surface p-4',
        isDragging && 'opacity-70 shadow-lg',
      )}
    >
      <LeafFields
        {...props}
        path={`entries.${place}`}
        name={name}
        kinds={KINDS}
        isHidden={entry.id !== undefined && hidden.has(entry.id)}
        handleRef={handleRef}
        onChange={(part) => onChange({ ...entry, ...part })}
      />
      <Below {...props} name={name} />
    </li>
  );
}

const LEAF_KINDS = KINDS.filter((kind) => kind !== 'heading');

/** The second level: entries below an entry. */
function Below({ entry, place, name, choices, hidden, errors, onChange, onAnnounce }: BelowProps) {
  const { below } = entry;
  const add = useRef<HTMLButtonElement>(null);
  const path = `entries.${place}.below`;

  function change(next: LeafValues[], said: string) {
    onChange({ ...entry, below: next });
    onAnnounce(said);
  }

  return (
    <div className="mt-2 grid gap-3 border-line sm:border-s-2 sm:ps-4">
      {below.length > 0 && (
        <ul aria-label={`Below ${name}`} className="grid gap-3">
          {below.map((leaf, position) => (
            <li key={leaf.key} className="rounded-lg bg-sunken p-4">
              <LeafFields
                entry={leaf}
                path={`${path}.${position}`}
                name={`${name}.${position + 1}`}
                kinds={LEAF_KINDS}
                place={position}
                count={below.length}
                choices={choices}
                isHidden={leaf.id !== undefined && hidden.has(leaf.id)}
                errors={errors}
                onChange={(part) => onChange({ ...entry, below: below.with(position, { ...leaf, ...part }) })}
                onMove={(to) =>
                  to >= 0 &&
                  to < below.length &&
                  change(moveItem(below, position, to), `Entry ${position + 1} is now entry ${to + 1}.`)
                }
                onRemove={() => {
                  change(below.toSpliced(position, 1), `Entry ${position + 1} below ${name} was removed.`);
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        aria-label={`Add below ${name}`}
        unavailable={below.length >= MOST_BELOW}
        onClick={() => change([...below, emptyLeaf()], `An entry was added below ${name}.`)}
      >
        Add below
      </Button>
    </div>
  );
}

type BelowProps = MenuEntryFieldsProps & { name: string };

type LeafFieldsProps = LeafProps & {
  kinds: readonly MenuKind[];
  handleRef?: (element: Element | null) => void;
};

/** What an entry leads to, its label and its place. */
function LeafFields(props: LeafFieldsProps) {
  const { entry, path, name, kinds, isHidden, errors, onChange, onRemove, handleRef } = props;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="Leads to"
          name={`${path}.kind`}
          value={entry.kind}
          error={errors[`${path}.kind`]}
          onChange={({ target }) =>
            onChange({ kind: kinds.find((each) => each === target.value) ?? 'shop', value: '' })
          }
          options={kinds.map((kind) => ({ value: kind, label: MENU_KINDS[kind] }))}
        />
        {entry.kind !== 'heading' && <TargetField {...props} name={`${path}.value`} />}
        <TextField
          label="Label"
          name={`${path}.label`}
          value={entry.label}
          error={errors[`${path}.label`]}
          autoComplete="off"
          required
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <p className="grow text-sm text-warn">
          {isHidden && 'Shoppers do not see this entry: what it leads to is hidden or was deleted.'}
        </p>
        <OrderControls {...props} {...(handleRef && { handleRef })} />
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </>
  );
}

type TargetProps = Pick<LeafProps, 'entry' | 'choices' | 'errors' | 'onChange' | 'name'>;

function TargetField({ entry, choices, errors, name, onChange }: TargetProps) {
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
        onChange={({ target }) => onChange({ value: target.value })}
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
        onChange({ value: target.value, label });
      }}
    />
  );
}
