type Cookie = {
  name: string;
  value: string;
  /** How long the browser keeps it; 0 takes it away. */
  seconds: number;
  /** Whether visitors come by https. */
  secure: boolean;
};

/** A Set-Cookie line of a cookie that is for the server alone. */
export function setCookieLine({ name, value, seconds, secure }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** `__Host-` where visitors come by https: no other site, nor a subdomain, can set it then. */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The first value of a cookie that is as such values are; null when a request brings none. */
export function readCookie(cookies: string | null, name: string, pattern: RegExp): string | null {
  const values = (cookies ?? '')
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry.startsWith(`${name}=`))
    .map((entry) => entry.slice(name.length + 1));
  return values.find((value) => pattern.test(value)) ?? null;
}
