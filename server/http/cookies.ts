/** `seconds`: the lifetime; 0 deletes the cookie. `secure`: whether the shop is served by https. */
type Cookie = { name: string; value: string; seconds: number; secure: boolean };

/** Returns the Set-Cookie header of a cookie that scripts cannot read. */
export function setCookieLine(cookie: Cookie): string {
  return readableCookieLine(cookie).replace('; SameSite', '; HttpOnly; SameSite');
}

/** Writes a cookie that scripts can read; it must hold nothing worth stealing. */
export function readableCookieLine({ name, value, seconds, secure }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** With `__Host-` behind https, so that neither another site nor a subdomain can set the cookie. */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Reads the first value of the cookie that matches; null without one. */
export function readCookie(cookies: string | null, name: string, pattern: RegExp): string | null {
  if (cookies === null) return null;
  const values = cookies
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry.startsWith(`${name}=`))
    .map((entry) => entry.slice(name.length + 1));
  return values.find((value) => pattern.test(value)) ?? null;
}
