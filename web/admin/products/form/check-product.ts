import { ProductForm, type ProductFormInput } from '#contract/product-form.ts';
import { bodyOf, formFieldOf, type ProductDraft } from './product-draft.ts';

/** Messages by the path in the form: 'name', 'colors.2.name', 'pictures'. */
export type ProductErrors = Readonly<Record<string, string>>;

export type CheckedProduct = { ok: true; body: ProductFormInput } | { ok: false; errors: ProductErrors };

/** What a form stands for, or what is wrong with which field (spec 5). */
export function checkProduct(draft: ProductDraft): CheckedProduct {
  const body = bodyOf(draft);
  const parsed = ProductForm.safeParse({
    ...body,
    price: Number.isNaN(body.price) ? undefined : body.price,
  });
  if (parsed.success) return { ok: true, body };
  const messages = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  return { ok: false, errors: errorsInForm(messages) };
}

/** Messages by the path of the product's field, as the schema or the server gives them, where the form shows them. */
export function errorsInForm(messages: Iterable<readonly [string, string]>): ProductErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of messages) {
    const shown = path === 'image' || path.startsWith('gallery') ? formFieldOf('gallery') : path;
    errors[shown] ??= message;
  }
  return errors;
}

/** The messages that stay when a part of the form was changed. */
export function errorsWithout(errors: ProductErrors, changed: readonly string[]): ProductErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !changed.includes(path.split('.')[0] ?? '')),
  );
}
