import { useSearchParams } from 'react-router';
import { codesFromQuery, withCodes } from './codes-in-url.ts';
import type { CodeForm } from './discount-codes.tsx';

/** The codes of Buy Now, which are in the address. Without script its form asks for the next address. */
export function useCodesInUrl(): CodeForm {
  const [query, setQuery] = useSearchParams();
  return {
    codes: codesFromQuery(query),
    method: 'get',
    fieldsOf: (codes) => withCodes(query, codes),
    change: (codes) => setQuery(withCodes(query, codes), { replace: true, preventScrollReset: true }),
    addressOf: (codes) => ({ search: withCodes(query, codes).toString() }),
  };
}
