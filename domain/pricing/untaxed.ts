/** The tax category of products that are taxed nowhere, whatever the rates of the shop are. */
export const UNTAXED = 'Not taxed';

/** Tax categories are compared without regard to case. */
export function isUntaxed(category: string | null | undefined): boolean {
  return category?.trim().toLowerCase() === UNTAXED.toLowerCase();
}
