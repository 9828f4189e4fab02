/** The page on which a user sets a password by the token of a link, once. */
export function passwordAddress(shopUrl: string, token: string): string {
  return `${shopUrl}/admin-reset-password?token=${encodeURIComponent(token)}`;
}

/** Replaces the link for other readers, and after it has ended. */
export const HIDDEN_LINK = '(The link is for the reader of the mail alone.)';
