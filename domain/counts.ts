/** '12,345': a count as every screen, mail and message shows it (spec 9: US English). */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

const COUNT = new Intl.NumberFormat('en-US');
