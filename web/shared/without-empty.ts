/** The address without parameters that say nothing (`?search=&brand=`), as a path; null where it has none. */
export function withoutEmpty({ pathname, searchParams }: URL): string | null {
  const saying = [...searchParams].filter(([, value]) => value !== '');
  if (saying.length === searchParams.size) return null;
  return saying.length === 0 ? pathname : `${pathname}?${new URLSearchParams(saying)}`;
}
