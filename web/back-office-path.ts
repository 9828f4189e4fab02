/** Pages of the back office: another style sheet and route manifest, so links to them load a new document. */
export function isBackOfficePath(pathname: string): boolean {
  return /^\/(admin|styleguide)/.test(pathname);
}
