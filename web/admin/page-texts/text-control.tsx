import type { Field } from '#domain/fields/field.ts';
import { DescribedField } from '../screen/described-field.tsx';
import { DescribedPicture } from '../uploads/described-picture.tsx';
import { DescribedList, type TypedEntry } from './described-list.tsx';
import type { PageTextsFormState } from './use-page-texts-form.ts';

type ControlProps = { name: string; field: Field; texts: PageTextsFormState };

/** The control of a text of a page. */
export function TextControl({ name, field, texts: { values, errors, change, reportUpload } }: ControlProps) {
  const value = values[name];
  const control = { name, onChange: (next: string | boolean | TypedEntry[]) => change({ [name]: next }) };
  if (field.kind === 'list') {
    const entries = Array.isArray(value) ? (value as TypedEntry[]) : [];
    return (
      <DescribedList
        {...control}
        field={field}
        entries={entries}
        errors={errors}
        onUploading={reportUpload}
      />
    );
  }
  if (field.kind === 'names' || field.kind === 'texts') throw new Error(`${name} is no text`);
  const error = errors[name];
  if (field.kind === 'picture') {
    const picture = { field, value: String(value), error, onUploading: reportUpload };
    return <DescribedPicture {...picture} {...control} />;
  }
  const shown = typeof value === 'boolean' ? value : String(value);
  return <DescribedField {...control} field={field} value={shown} error={error} />;
}
