/** Where a member of the staff sets a password by the token of a link, once. */
export function passwordAddress(shopUrl: string, token: string): string {
  return `${shopUrl}/admin-reset-password?token=${encodeURIComponent(token)}`;
}

/** Stands in for the link where somebody else reads the mail, or the link is over. */
export const HIDDEN_LINK = '(The link is for the reader of the mail alone.)';
