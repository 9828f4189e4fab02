export function openMailTransport(_: string): { close(): void } {
  return { close() {} };
}
