import { useEffect, useState } from 'react';
import { createProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { ApiError } from '#contract/client.ts';
import type { ProductFormInput } from '#contract/forms/products.ts';
import type { WireStaffProduct } from '#contract/product-schemas.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { STILL_UPLOADING, useUploads } from '../../uploads/use-uploads.ts';
import { checkProduct, errorsInForm, unreadAmounts } from './check-product.ts';
import { addPictureLink } from './gallery/add-picture-link.ts';
import { type Conflict, type Merge, mergeChanges } from './merge-changes.ts';
import { productDraft } from './product-draft.ts';
import {
  copyToValues,
  differingFields,
  EMPTY_PRODUCT,
  type ProductFormValues,
  productToValues,
  valuesToProduct,
} from './product-form-values.ts';
import { overStock, rebaseStock, stockNote } from './rebase-stock.ts';

/** The form of a product: values, errors, saving, drafts, and conflicts with other members of staff. */
export function useProductForm(
  saved: WireStaffProduct | null,
  onSaved: () => Promise<void>,
  original: WireStaffProduct | null = null,
) {
  const withKey = useAttemptKey();
  /** The product that the form was filled from, or as somebody else has saved it since. */
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState<ProductFormValues>(() =>
    saved ? productToValues(saved) : original ? copyToValues(original) : EMPTY_PRODUCT,
  );
  /** The typed address of a picture that is not added yet. */
  const [link, setLink] = useState('');
  const [merge, setMerge] = useState<(Merge & { message: string }) | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [opened] = useState(saved);

  const draftName = saved?._id ?? (original ? `copy of ${original._id}` : 'new');
  const baseBody = valuesToProduct(base ? productToValues(base) : EMPTY_PRODUCT);
  const uploads = useUploads((address) =>
    changePictures((pictures) => (pictures.includes(address) ? pictures : [...pictures, address])),
  );
  /** True while a picture is uploaded into the description. */
  const [isDescribing, setDescribing] = useState(false);
  const isUploading = uploads.isUploading || isDescribing;
  const isDirty =
    differingFields(baseBody, valuesToProduct(values)).length > 0 ||
    Object.keys(unreadAmounts(values)).length > 0 ||
    link.trim() !== '' ||
    isUploading;

  // Restores a draft unless the product has changed since. Sales change its stock without a new version.
  useEffect(() => {
    const stored = productDraft(draftName).read();
    if (!stored || stored.version !== (opened?.version ?? 0)) return;
    const { draft, stockSeen = null } = stored;
    const stock = opened ? rebaseStock(draft.stock, stockSeen, opened.stock) : draft.stock;
    setValues({ ...draft, stock });
    setLink(stored.link ?? '');
    setRestored(true);
  }, [draftName, opened]);

  useEffect(() => {
    if (!isDirty) return;
    const seen = base && { stockSeen: base.stock };
    productDraft(draftName).keep({ version: base?.version ?? 0, draft: values, link, ...seen });
  }, [isDirty, draftName, base, values, link]);

  const { run, busy, fieldErrors, setFieldError, clearErrors, form } = useMutation(save, {
    success: (note) => ({
      title: base ? 'Product saved' : 'Product added',
      message: [values.name.trim(), note].filter(Boolean).join('. '),
    }),
    failure: ({ message, failure }) =>
      failure.product
        ? null
        : {
            title: base
              ? 'Failed to update product in database. Please try again.'
              : 'Failed to save product to database. Please try again.',
            message,
          },
    refresh: 'never',
    onSuccess: onSaved,
  });

  function change(part: Partial<ProductFormValues>) {
    setValues((before) => ({ ...before, ...part }));
    // The discount is checked against the price.
    const changed = 'price' in part ? ['discountPrice', ...Object.keys(part)] : Object.keys(part);
    clearErrors(...changed);
  }

  function typeLink(typed: string) {
    setLink(typed);
    clearErrors('pictures');
  }

  function addLink() {
    if (link.trim() === '') return setFieldError('pictures', 'Image URL is required');
    const taken = addPictureLink(values.pictures, link);
    if (!taken.ok) return setFieldError('pictures', taken.message);
    change({ pictures: [...taken.pictures] });
    setLink('');
  }

  function changePictureText(address: string, text: string) {
    setValues((before) => ({ ...before, pictureTexts: { ...before.pictureTexts, [address]: text } }));
    clearErrors(`pictureTexts.${address}`);
  }

  /** For uploads, which end later: builds on the current pictures. */
  function changePictures(next: (pictures: string[]) => string[]) {
    setValues((before) => ({ ...before, pictures: next(before.pictures) }));
    clearErrors('pictures');
  }

  function takeOver(theirs: WireStaffProduct, mine: ProductFormValues, message: string) {
    const theirValues = productToValues(theirs);
    const [was, own] = overStock(theirs, baseBody, valuesToProduct(mine));
    const merged = mergeChanges(was, own, valuesToProduct(theirValues));
    const taken = Object.fromEntries(merged.taken.map((field) => [field, theirValues[field]]));
    setBase(theirs);
    const stock = own.stock === valuesToProduct(mine).stock ? mine.stock : String(own.stock);
    setValues({ ...mine, stock, ...taken });
    setMerge({ ...merged, message });
  }

  function resolve({ field }: Conflict, isMine: boolean) {
    if (!isMine && base) change({ [field]: productToValues(base)[field] });
    setMerge(
      (before) =>
        before && { ...before, conflicts: before.conflicts.filter((conflict) => conflict.field !== field) },
    );
  }

  /** Resolves with a note about the stock, or null. */
  async function send(body: ProductFormInput): Promise<string | null> {
    if (!base) {
      await browserApi(createProduct, { body }, withKey(body));
      return null;
    }
    const changed = differingFields(baseBody, body);
    const part = Object.fromEntries(changed.map((field) => [field, body[field]]));
    const seen = { version: base.version, ...(changed.includes('stock') && { stockSeen: base.stock }) };
    const answer = await browserApi(updateProduct, { params: { id: base._id }, body: { ...part, ...seen } });
    return changed.includes('stock') ? stockNote(body.stock, answer.body.stock) : null;
  }

  /** Checks the form after adding the picture whose address is typed. */
  function checkAll() {
    const taken = addPictureLink(values.pictures, link);
    const whole = taken.ok ? { ...values, pictures: [...taken.pictures] } : values;
    if (taken.ok && link.trim() !== '') {
      setValues(whole);
      setLink('');
    }
    const message = taken.ok ? uploads.isUploading && STILL_UPLOADING : taken.message;
    const wrongPicture = {
      ...(message && { pictures: message }),
      ...(isDescribing && { description: STILL_UPLOADING }),
    };
    return { whole, checked: checkProduct(whole, base && baseBody), wrongPicture };
  }

  async function save() {
    const { whole, checked, wrongPicture } = checkAll();
    if (!checked.ok || Object.keys(wrongPicture).length > 0)
      throw invalid({ ...(!checked.ok && checked.errors), ...wrongPicture });
    if (merge && merge.conflicts.length > 0) {
      form.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
      throw invalid({});
    }
    try {
      const note = await send(checked.body);
      productDraft(draftName).forget();
      return note;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { product, fields } = error.failure;
      if (product) takeOver(product, whole, error.message);
      throw fields
        ? new ApiError(error.status, { ...error.failure, fields: errorsInForm(Object.entries(fields)) })
        : error;
    }
  }

  return {
    form,
    values,
    errors: fieldErrors,
    merge,
    uploads,
    link,
    change,
    setDescribing,
    typeLink,
    addLink,
    changePictureText,
    resolve,
    /** The name of a product that the form or its conflicts mention. */
    nameOf: (id: string) =>
      [...values.related, ...(base?.related ?? [])].find(({ _id }) => _id === id)?.name ?? id,
    submit: onSubmit(run),
    isNew: base === null,
    busy,
    isDirty,
    isRestored,
    discard() {
      productDraft(draftName).forget();
      setValues(base ? productToValues(base) : EMPTY_PRODUCT);
      setLink('');
      clearErrors();
      setRestored(false);
    },
    forget: () => productDraft(draftName).forget(),
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
