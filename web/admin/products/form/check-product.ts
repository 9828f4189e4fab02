import { ProductForm, type ProductFormInput } from '#contract/forms/products.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { amountErrors } from './amount-errors.ts';
import { bodyOf, differingFields, formFieldOf, type ProductFormValues } from './product-form-values.ts';

export type CheckedProduct = { ok: true; body: ProductFormInput } | { ok: false; errors: FieldErrors };

/**
 * What a form stands for, or what is wrong with which field (spec 5). `saved` is the product as it is stored,
 * null for a new one: fields that are as they were saved are not sent, so what newer rules say of them keeps
 * nobody from the others.
 */
export function checkProduct(
  values: ProductFormValues,
  saved: ProductFormInput | null = null,
): CheckedProduct {
  const body = bodyOf(values);
  const unread = amountErrors(values);
  const parsed = ProductForm.safeParse({
    ...body,
    price: Number.isNaN(body.price) ? undefined : body.price,
  });
  const issues = parsed.success ? [] : parsed.error.issues;
  const messages = issues.map(({ path, message }) => [path.join('.'), message] as const);
  const wrong = saved ? messages.filter(([path]) => isSent(path, saved, body)) : messages;
  const errors = { ...errorsInForm(wrong), ...unread };
  return Object.keys(errors).length === 0 ? { ok: true, body } : { ok: false, errors };
}

/** True if saving changes what is at this path. The discount goes with the price that it is compared with. */
function isSent(path: string, saved: ProductFormInput, body: ProductFormInput): boolean {
  const [field = '', place] = path.split('.');
  const changed: readonly string[] = differingFields(saved, body);
  if (field === 'image') return !saved.gallery.includes(body.image);
  if (field === 'gallery' && place) return !saved.gallery.includes(body.gallery[Number(place)] ?? '');
  return changed.includes(field) || (field === 'discountPrice' && changed.includes('price'));
}

/**
 * Messages by the path of the product's field, as the schema or the server gives them, where the form shows
 * them.
 */
export function errorsInForm(messages: Iterable<readonly [string, string]>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of messages) {
    const shown = path === 'image' || path.startsWith('gallery') ? formFieldOf('gallery') : path;
    errors[shown] ??= message;
  }
  return errors;
}
