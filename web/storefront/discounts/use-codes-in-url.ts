import { useSearchParams } from 'react-router';
import { codesFromQuery, withCodes } from './codes-in-url.ts';
import type { CodeForm } from './discount-codes.tsx';

/** The codes of Buy Now, which are in the URL. Without script its form opens the next URL. */
export function useCodesInUrl(): CodeForm {
  const [query, setQuery] = useSearchParams();
  return {
    codes: codesFromQuery(query),
    method: 'get',
    toFields: (codes) => withCodes(query, codes),
    change: (codes) => setQuery(withCodes(query, codes), { replace: true, preventScrollReset: true }),
    toLocation: (codes) => ({ search: withCodes(query, codes).toString() }),
  };
}
