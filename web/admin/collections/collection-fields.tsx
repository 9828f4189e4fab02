import { collectionPath } from '#domain/collections/collection.ts';
import { COLLECTION_FIELDS } from '#domain/collections/collection-fields.ts';
import { toSlug } from '#domain/ids.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';
import { SinglePicture } from '../uploads/single-picture.tsx';
import type { CollectionFormState } from './use-collection-form.ts';

/** The texts, picture, path and visibility of a collection. */
export function CollectionFields({ collection }: { collection: CollectionFormState }) {
  const { values, errors, uploads, base, change } = collection;
  const slug = values.slug.trim() || toSlug(values.title);
  const box = (name: 'title' | 'slug' | 'description') => {
    const { label, most: maxLength } = COLLECTION_FIELDS[name];
    return { label, maxLength, ...textFieldProps({ values, errors, change }, name) };
  };
  return (
    <>
      <TextField {...box('title')} />
      <TextField
        {...box('slug')}
        optional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={toSlug(values.title)}
        hint={describeSlug(slug, base?.slug)}
      />
      <TextArea {...box('description')} optional rows={3} />
      <SinglePicture
        picture={values.image}
        uploads={uploads}
        onRemove={() => change({ image: null })}
        hint="At the head of its page, cut to 16:10, and in previews of links to it"
        error={errors.image}
      />
      <Checkbox
        label={COLLECTION_FIELDS.published.label}
        hint={COLLECTION_FIELDS.published.hint}
        checked={values.published}
        onChange={({ target }) => change({ published: target.checked })}
      />
    </>
  );
}

function describeSlug(slug: string, savedSlug: string | undefined): string {
  if (!slug) return 'Made from the title';
  const page = `The page is at ${collectionPath(slug)}`;
  if (savedSlug === undefined || savedSlug === slug) return page;
  return `${page}. Links to ${collectionPath(savedSlug)} keep working: they lead to the new address.`;
}
