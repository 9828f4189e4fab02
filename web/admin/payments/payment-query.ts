/** Which payments are asked for, as it stands in the address. */
export type PaymentQuery = { show: 'all' | 'unsettled' /** From 1. */; page: number };

export const PAYMENTS_PATH = '/admin/payments';
export const PAGE_SIZE = 20;

export function readPaymentQuery(source: URLSearchParams): PaymentQuery {
  const page = source.get('page') ?? '';
  return {
    show: source.get('show') === 'unsettled' ? 'unsettled' : 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export function paymentsHref({ show, page }: PaymentQuery): string {
  const written = new URLSearchParams({
    ...(show === 'unsettled' && { show }),
    ...(page > 1 && { page: String(page) }),
  });
  return written.size === 0 ? PAYMENTS_PATH : `${PAYMENTS_PATH}?${written}`;
}
