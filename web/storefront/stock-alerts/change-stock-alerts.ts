import { addStockAlert } from '#contract/calls/stock-alerts.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { PRODUCT, VARIANT } from './stock-alert-fields.ts';

export type RefusedAlert = {
  productId: string;
  variantId: string | null;
  /** As typed. */
  email: string;
  message: string;
  /** The problem with the email. */
  emailProblem: string | null;
};

export type Answered =
  | { show: 'waiting'; name: string; productHref: string }
  | ({ show: 'refused'; productHref: string } & RefusedAlert);

/** Carries out the form of a product page. */
export async function changeStockAlerts(
  form: FormData,
  api: Api,
): Promise<{ answer: Answered; status: number }> {
  const read = (name: string) => String(form.get(name) ?? '');
  try {
    return { answer: await add(read, api), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { answer: toRefusal(error, read), status: error.status };
  }
}

async function add(read: (name: string) => string, api: Api): Promise<Answered> {
  const { email, productId, variantId } = alertIn(read);
  const { body } = await api(addStockAlert, { body: { email, productId, variantId } });
  return { show: 'waiting', name: body.name, productHref: productHref(productId, variantId) };
}

function toRefusal({ message, failure }: ApiError, read: (name: string) => string): Answered {
  const request = alertIn(read);
  const emailProblem = failure.fields?.email ?? null;
  const href = productHref(request.productId, request.variantId);
  return { show: 'refused', ...request, message, emailProblem, productHref: href };
}

function alertIn(read: (name: string) => string) {
  return { productId: read(PRODUCT), variantId: read(VARIANT) || null, email: read('email') };
}

function productHref(productId: string, variantId: string | null): string {
  const choice = variantId === null ? '' : `?variant=${encodeURIComponent(variantId)}`;
  return `/user/products/${encodeURIComponent(productId)}${choice}`;
}
