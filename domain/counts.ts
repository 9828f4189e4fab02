/** '12,345' (spec 9: US English). */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

const COUNT = new Intl.NumberFormat('en-US');
