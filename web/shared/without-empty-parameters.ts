/** The path without empty parameters (`?search=&brand=`); null if there are none. */
export function withoutEmptyParameters({ pathname, searchParams }: URL): string | null {
  const saying = [...searchParams].filter(([, value]) => value !== '');
  if (saying.length === searchParams.size) return null;
  return saying.length === 0 ? pathname : `${pathname}?${new URLSearchParams(saying)}`;
}
