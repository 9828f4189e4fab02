import { MAX_DESCRIPTION, MAX_SLUG, MAX_TITLE } from '#domain/collections/check-collection.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { slugOf } from '#domain/ids.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { SinglePicture } from '../uploads/single-picture.tsx';
import type { CollectionFormState } from './use-collection-form.ts';

/** What shoppers read and see of a collection, its address, and whether they see it. */
export function CollectionFields({ collection }: { collection: CollectionFormState }) {
  const { values, errors, uploads, base, change } = collection;
  const slug = values.slug.trim() || slugOf(values.title);
  return (
    <>
      <TextField
        label="Title"
        name="title"
        maxLength={MAX_TITLE}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label="Address"
        optional
        name="slug"
        maxLength={MAX_SLUG}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={slugOf(values.title)}
        hint={hintOfAddress(slug, base?.slug)}
        value={values.slug}
        error={errors.slug}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <TextArea
        label="Description"
        optional
        name="description"
        rows={3}
        maxLength={MAX_DESCRIPTION}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <SinglePicture
        picture={values.image}
        uploads={uploads}
        onRemove={() => change({ image: null })}
        hint="At the head of its page, cut to 16:10, and in previews of links to it"
        error={errors.image}
      />
      <Checkbox
        label="Published"
        hint="Shoppers find it in the footer of the shop, search engines in the sitemap"
        checked={values.published}
        onChange={({ target }) => change({ published: target.checked })}
      />
    </>
  );
}

function hintOfAddress(slug: string, savedSlug: string | undefined): string {
  if (!slug) return 'Made from the title';
  const page = `The page is at ${collectionPath(slug)}`;
  if (savedSlug === undefined || savedSlug === slug) return page;
  return `${page}. Links to ${collectionPath(savedSlug)} keep working: they lead to the new address.`;
}
