export const ACCOUNT_PATH = '/user/account';

/** A page of the orders. */
export function accountHref(page: number): string {
  return page > 1 ? `${ACCOUNT_PATH}?page=${page}` : ACCOUNT_PATH;
}

/** The page of the orders that a URL asks for. */
export function readPage(query: URLSearchParams): number {
  const typed = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1;
}
