import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { ProductFormInput } from '#contract/product-form.ts';
import { createProduct, updateProduct, type WireStaffProduct } from '#contract/staff-products.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { checkProduct, errorsInForm, errorsWithout, type ProductErrors } from './check-product.ts';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts';
import { type Conflict, type Merge, mergeChanges } from './merge-changes.ts';
import { bodyOf, differingFields, draftOf, EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

/** The form of a product: what is typed, what is wrong with it, saving it, and what others saved meanwhile. */
export function useProductForm(saved: WireStaffProduct | null, onSaved: () => void) {
  const toast = useToast();
  const keyFor = useAttemptKey();
  const form = useRef<HTMLFormElement>(null);
  /** The product as it was when the form was filled, or as somebody else has saved it since. */
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState<ProductDraft>(() => (saved ? draftOf(saved) : EMPTY_DRAFT));
  const [errors, setErrors] = useState<ProductErrors>({});
  const [merge, setMerge] = useState<(Merge & { message: string }) | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [toFocus, setToFocus] = useState(0);

  const keptName = saved?._id ?? 'new';
  const baseBody = bodyOf(base ? draftOf(base) : EMPTY_DRAFT);
  const isDirty = differingFields(baseBody, bodyOf(draft)).length > 0;

  // What was typed before the browser or the session ended, unless the product has become another since.
  useEffect(() => {
    const kept = readKeptDraft(keptName);
    if (!kept || kept.version !== (saved?.version ?? 0)) return;
    setDraft(kept.draft);
    setRestored(true);
  }, [keptName, saved?.version]);

  useEffect(() => {
    if (isDirty) keepDraft(keptName, { version: base?.version ?? 0, draft });
  }, [isDirty, keptName, base?.version, draft]);

  // Once the messages are drawn: the first wrong field is where to go on.
  useEffect(() => {
    if (toFocus > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [toFocus]);

  function change(part: Partial<ProductDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => errorsWithout(before, Object.keys(part)));
  }

  /** For what arrives later, such as an upload: it builds on the pictures of that moment. */
  function changePictures(next: (pictures: string[]) => string[]) {
    setDraft((before) => ({ ...before, pictures: next(before.pictures) }));
    setErrors((before) => errorsWithout(before, ['pictures']));
  }

  function tell(wrong: ProductErrors, message: string) {
    setErrors(wrong);
    setToFocus((before) => before + 1);
    toast.error(
      base
        ? 'Failed to update product in database. Please try again.'
        : 'Failed to save product to database. Please try again.',
      message,
    );
  }

  function takeOver(theirs: WireStaffProduct, message: string) {
    const theirDraft = draftOf(theirs);
    const merged = mergeChanges(baseBody, bodyOf(draft), bodyOf(theirDraft));
    const taken = Object.fromEntries(merged.taken.map((field) => [field, theirDraft[field]]));
    setBase(theirs);
    setDraft({ ...draft, ...taken });
    setMerge({ ...merged, message });
  }

  /** Settles a field that both have changed. */
  function resolve({ field }: Conflict, isMine: boolean) {
    if (!isMine && base) change({ [field]: draftOf(base)[field] });
    setMerge(
      (before) =>
        before && { ...before, conflicts: before.conflicts.filter((conflict) => conflict.field !== field) },
    );
  }

  async function send(body: ProductFormInput) {
    if (!base) {
      const headers = { 'Idempotency-Key': keyFor(body) };
      await browserApi(createProduct, { body }, { headers });
      return;
    }
    const changed = differingFields(baseBody, body);
    const part = Object.fromEntries(changed.map((field) => [field, body[field]]));
    await browserApi(updateProduct, { params: { id: base._id }, body: { ...part, version: base.version } });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkProduct(draft);
    if (!checked.ok) {
      setErrors(checked.errors);
      setToFocus((before) => before + 1);
      return;
    }
    if (merge && merge.conflicts.length > 0) {
      form.current?.querySelector<HTMLElement>('[data-conflict] button')?.focus();
      return;
    }
    setBusy(true);
    toast.begin();
    try {
      await send(checked.body);
      forgetDraft(keptName);
      toast.success(base ? 'Product saved' : 'Product added', draft.name.trim());
      onSaved();
    } catch (error) {
      const failure = error instanceof ApiError ? error.failure : {};
      const message = error instanceof Error ? error.message : 'Please try again.';
      setBusy(false);
      if (failure.product) return takeOver(failure.product, message);
      tell(errorsInForm(Object.entries(failure.fields ?? {})), message);
    }
  }

  return {
    form,
    draft,
    errors,
    merge,
    change,
    changePictures,
    resolve,
    submit,
    isNew: base === null,
    isBusy,
    isDirty,
    isRestored,
    /** Throws away what was typed. */
    discard() {
      forgetDraft(keptName);
      setDraft(base ? draftOf(base) : EMPTY_DRAFT);
      setErrors({});
      setRestored(false);
    },
    /** Whoever leaves does not want to find it again. */
    forget: () => forgetDraft(keptName),
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
