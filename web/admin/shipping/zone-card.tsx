import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { SHIPPING_LIMITS } from '#domain/shipping/zone.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EditableList } from '../screen/editable-list.tsx';
import { MethodFields } from './method-fields.tsx';
import { RegionPicker } from './region-picker.tsx';
import type { MethodEntry, ZoneEntry } from './shipping-form-values.ts';

type Props = {
  zone: ZoneEntry;
  /** Prefix of its fields in `errors`. */
  path: string;
  errors: FieldErrors;
  /** Names of zones that take precedence because they have some of its places. */
  clashes: readonly string[];
  onChange: (zone: ZoneEntry) => void;
  onRemove: () => void;
  /** Null for the first zone. */
  onMoveUp: (() => void) | null;
};

/** A zone: its name, countries and states, and methods. */
export function ZoneCard({ zone, path, errors, clashes, onChange, onRemove, onMoveUp }: Props) {
  const name = zone.name.trim() || 'New zone';
  return (
    <Card as="section" aria-label={name} className="grid gap-6">
      <div className="flex items-end gap-2">
        <TextField
          label="Zone"
          required
          autoComplete="off"
          placeholder="United States"
          value={zone.name}
          error={errors[`${path}.name`]}
          onChange={({ currentTarget }) => onChange({ ...zone, name: currentTarget.value })}
          className="max-w-md grow"
        />
        <span className="ml-auto flex">
          {onMoveUp && (
            <IconButton label={`Move zone ${name} up`} onClick={onMoveUp}>
              <ArrowUp aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
          <IconButton label={`Remove zone ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </span>
      </div>
      <RegionPicker
        regions={zone.regions}
        path={`${path}.regions`}
        errors={errors}
        onChange={(regions) => onChange({ ...zone, regions })}
      />
      {clashes.length > 0 && (
        <ul role="status" className="grid gap-1 rounded-lg bg-warn-soft px-4 py-3 text-sm text-warn">
          {clashes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div>
        <h3 className="mb-1 font-sans font-semibold">Methods</h3>
        <p className="mb-3 text-sm text-muted">
          {zone.methods.length === 0
            ? 'Without a method nothing is sent here, and the checkout says so.'
            : 'The first one is preselected at the checkout.'}
        </p>
        <EditableList
          path={`${path}.methods`}
          errors={errors}
          entries={zone.methods}
          noun="method"
          most={SHIPPING_LIMITS.methods}
          create={newMethod}
          onChange={(methods) => onChange({ ...zone, methods })}
          framed
        >
          {(method, place, change) => (
            <MethodFields
              method={method}
              path={`${path}.methods.${place}`}
              errors={errors}
              onChange={change}
              onMakeFirst={
                place === 0
                  ? null
                  : () => onChange({ ...zone, methods: [method, ...zone.methods.toSpliced(place, 1)] })
              }
            />
          )}
        </EditableList>
      </div>
    </Card>
  );
}

function newMethod(): MethodEntry {
  return {
    key: newKey(),
    name: '',
    kind: 'delivery',
    by: 'order',
    price: '',
    steps: [{ key: newKey(), from: '0', price: '' }],
    freeOver: '',
    days: '5',
  };
}
