/** True for a host name or address by which only the machine itself is reached. */
export function isLoopbackName(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
