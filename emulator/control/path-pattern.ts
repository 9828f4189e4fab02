/** Matches paths against a pattern: `*` is anything but a slash, `**` anything. */
export function matcherOfPaths(pattern: string): (path: string) => boolean {
  const parts = pattern.split(/(\*{1,2})/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[^\w/]/g, '\\$&');
  });
  const expression = new RegExp(`^${parts.join('')}$`);
  return (path) => expression.test(path);
}
