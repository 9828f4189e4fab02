import type { Field } from '#domain/fields/field.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { DescribedField } from '../screen/described-field.tsx';
import { EditableList } from '../screen/editable-list.tsx';
import { DescribedPicture } from '../uploads/described-picture.tsx';

/** An entry of a list in a form; `key` identifies it while it is edited. */
export type TypedEntry = { key: string } & { [name: string]: string | boolean };

type Props = {
  field: Extract<Field, { kind: 'list' }>;
  name: string;
  entries: readonly TypedEntry[];
  errors: FieldErrors;
  onChange: (entries: TypedEntry[]) => void;
  onUploading: (name: string, isUploading: boolean) => void;
};

/** The controls of a described list: the described fields of each entry in a frame. */
export function DescribedList({ field, name, entries, errors, onChange, onUploading }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{field.label}</legend>
      <EditableList
        path={name}
        errors={errors}
        entries={entries}
        noun={field.entry ?? 'entry'}
        most={field.most}
        framed
        focusesAdd={false}
        create={() => emptyEntry(field)}
        onChange={onChange}
      >
        {(entry, place, change) => (
          <div className="grid gap-4 pe-10">
            {Object.entries(field.of).map(([inner, innerField]) => {
              const { kind } = innerField;
              if (kind === 'list' || kind === 'names' || kind === 'texts')
                throw new Error(`${name}.${inner} cannot be in a list`);
              const path = `${name}.${place}.${inner}`;
              const value = entry[inner] ?? '';
              const control = {
                name: path,
                error: errors[path],
                onChange: (next: string | boolean) => change({ ...entry, [inner]: next }),
              };
              if (kind !== 'picture')
                return <DescribedField key={inner} field={innerField} value={value} {...control} />;
              const picture = { field: innerField, value: String(value), onUploading };
              return <DescribedPicture key={inner} {...picture} {...control} />;
            })}
          </div>
        )}
      </EditableList>
    </fieldset>
  );
}

function emptyEntry({ of }: Props['field']): TypedEntry {
  const values = Object.entries(of).map(([name, field]) => [
    name,
    field.kind === 'flag' ? (field.initially ?? false) : String('initially' in field ? field.initially : ''),
  ]);
  return { ...Object.fromEntries(values), key: newKey() };
}
