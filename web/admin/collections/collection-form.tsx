import { useNavigate } from 'react-router';
import { deleteCollection } from '#contract/calls/staff-collections.ts';
import type { WireStaffCollection } from '#contract/collection-schemas.ts';
import { collectionPath } from '#domain/collections/collection.ts';
import { COLLECTION_FIELDS } from '#domain/collections/collection-fields.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ChosenProducts } from '../products/chosen-products.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { CollectionConflicts } from './collection-conflicts.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RulePreview } from './rule-preview.tsx';
import { useCollectionForm } from './use-collection-form.ts';

const LIST = '/admin/collections';
const { kind: KIND } = COLLECTION_FIELDS;

interface CollectionFormProps {
  saved: WireStaffCollection | null;
  categories: readonly string[];
  brands: readonly string[];
  tags: readonly string[];
}

/** Adds a collection, or changes one. */
export function CollectionForm({ saved, categories, brands, tags }: CollectionFormProps) {
  const navigate = useNavigate();
  const collection = useCollectionForm(saved, () => navigate(LIST));
  const { form, values, base, errors, busy, isDirty, submit, change } = collection;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <CollectionConflicts collection={collection} />
      <Card as="section" aria-label="Collection" className="grid gap-5">
        <CollectionFields collection={collection} />
      </Card>
      <Card as="section" aria-label="Products" className="grid gap-5">
        <SelectField
          label={KIND.label}
          name="kind"
          value={values.kind}
          onChange={({ target }) => change({ kind: target.value === 'rule' ? 'rule' : 'hand' })}
          options={Object.entries(KIND.of).map(([value, label]) => ({ value, label }))}
        />
        {values.kind === 'hand' ? (
          <ChosenProducts
            products={values.products}
            onChange={(products) => change({ products })}
            field="productIds"
            error={errors.productIds}
            order="in the order of the page"
          />
        ) : (
          <>
            <RuleFields collection={collection} categories={categories} brands={brands} tags={tags} />
            <RulePreview values={values.rule} />
          </>
        )}
      </Card>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          {base ? 'Save Collection' : 'Add Collection'}
        </Button>
        <ButtonLink to={LIST}>Cancel</ButtonLink>
        {base?.published && (
          <ButtonLink to={collectionPath(base.slug)} variant="quiet">
            View in shop
          </ButtonLink>
        )}
        {base && <DeleteCollection collection={base} />}
      </div>
      <LeaveGuard when={isDirty && !busy} />
    </form>
  );
}

function DeleteCollection({ collection: { id, title } }: { collection: WireStaffCollection }) {
  const navigate = useNavigate();
  const removal = useActionDialog(() => browserApi(deleteCollection, { params: { id } }), {
    success: () => {
      void navigate(LIST);
      return `${title} deleted`;
    },
    failure: 'Failed to delete the collection',
    refresh: 'never',
  });
  return (
    <>
      <Button variant="quiet" className="ml-auto" onClick={removal.ask}>
        Delete
      </Button>
      <ActionDialog
        action={removal}
        title={`Delete ${title}?`}
        text="Its page ends, and links to it lead to the list of products. Its products stay."
        confirmLabel="Delete"
        busyLabel="Deleting..."
      />
    </>
  );
}
