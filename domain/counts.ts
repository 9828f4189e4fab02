/** '12,345' (specification, section 9: US English). */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

const COUNT = new Intl.NumberFormat('en-US');
