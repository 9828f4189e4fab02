/** Email addresses are compared trimmed and in lower case (specification, section 3). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** 'ada@example.com' → 'a•••@e•••' */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(email)}•••${at > 0 ? `@${first(email.slice(at + 1))}•••` : ''}`;
}
