import { ProductForm, type ProductFormInput } from '#contract/forms/products.ts';
import { STAFF_AMOUNTS } from '#domain/products/staff-fields.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { amountErrors, listSurcharges } from '../../screen/typed-amounts.ts';
import {
  differingFields,
  type ProductFormValues,
  toFormField,
  valuesToProduct,
} from './product-form-values.ts';

type CheckedProduct = { ok: true; body: ProductFormInput } | { ok: false; errors: FieldErrors };

/**
 * The product of a form, or the errors of its fields (specification, section 5). `saved` is the stored
 * product, null for a new one: unchanged fields are not sent, so a stored value that breaks a newer rule does
 * not block the others.
 */
export function checkProduct(
  values: ProductFormValues,
  saved: ProductFormInput | null = null,
): CheckedProduct {
  const body = valuesToProduct(values);
  const unread = unreadAmounts(values);
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

/** Messages for the amounts of the form that are not understood, by their paths. */
export function unreadAmounts({ price, discountPrice, cost, colors, properties }: ProductFormValues) {
  return amountErrors([
    ['price', 'Regular price', price],
    ['discountPrice', 'Discount price', discountPrice],
    ['cost', STAFF_AMOUNTS.cost.label, cost],
    ...listSurcharges('colors', colors),
    ...properties.flatMap(({ values }, place) => listSurcharges(`properties.${place}.values`, values)),
  ]);
}

/** True if saving changes the value at this path. The discount is checked against the price too. */
function isSent(path: string, saved: ProductFormInput, body: ProductFormInput): boolean {
  const [field = '', place] = path.split('.');
  const changed: readonly string[] = differingFields(saved, body);
  if (field === 'image') return !saved.gallery.includes(body.image);
  if (field === 'gallery' && place) return !saved.gallery.includes(body.gallery[Number(place)] ?? '');
  return changed.includes(field) || (field === 'discountPrice' && changed.includes('price'));
}

/** Moves messages from the path of a product's field to where the form shows them. */
export function errorsInForm(messages: Iterable<readonly [string, string]>): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of messages) {
    const shown = shownAt(path);
    errors[shown] ??= message;
  }
  return errors;
}

/** Lists whose entries have no fields of their own show their errors in one place. */
function shownAt(path: string): string {
  const [field] = path.split('.');
  switch (field) {
    case 'tags':
    case 'categories':
    case 'image':
    case 'gallery':
    case 'relatedIds':
    case 'descriptionHtml':
      return toFormField(field);
    default:
      return path;
  }
}
