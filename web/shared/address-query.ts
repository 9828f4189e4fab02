import { LIMITS } from '#contract/limits.ts';

/**
 * What an address searches for, cut to what the shop takes: who pasted more sees in the box what was searched for, and no
 * list fails over it.
 */
export function readSearch(source: URLSearchParams | FormData, name = 'search'): string {
  const typed = String(source.get(name) ?? '').trim();
  // Half of a character that takes two places is none.
  return typed.slice(0, LIMITS.search).replace(/[\uD800-\uDBFF]$/, '');
}

/** The page an address asks for, from 1; what is no page counts as the first. */
export function readPage(source: URLSearchParams | FormData, name = 'page'): number {
  const asked = String(source.get(name) ?? '').trim();
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The address without parameters that say nothing (`?search=&brand=`), as a path; null where it has none. */
export function withoutEmpty({ pathname, searchParams }: URL): string | null {
  const saying = [...searchParams].filter(([, value]) => value !== '');
  if (saying.length === searchParams.size) return null;
  return saying.length === 0 ? pathname : `${pathname}?${new URLSearchParams(saying)}`;
}

/** What a list is asked for as the query of an address: always in the same order, and without what is usual. */
export function writeQuery<Query extends Record<string, string | number>>(
  query: Query,
  usual: Query,
): URLSearchParams {
  const written = Object.entries(query).filter(([name, value]) => value !== usual[name]);
  return new URLSearchParams(written.map(([name, value]) => [name, String(value)]));
}
