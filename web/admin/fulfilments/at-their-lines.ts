import { ApiError } from '#contract/client.ts';

/** Messages at pieces: the server numbers the lines of the body, the form those of the order. */
export function atTheirLines(error: unknown, lines: readonly { position: number }[]): unknown {
  if (!(error instanceof ApiError) || !error.failure.fields) return error;
  const fields = Object.fromEntries(
    Object.entries(error.failure.fields).map(([path, message]) => {
      const [, index] = /^lines\.(\d+)\./.exec(path) ?? [];
      const position = index === undefined ? undefined : lines[Number(index)]?.position;
      return [position === undefined ? path : `pieces.${position}`, message];
    }),
  );
  return new ApiError(error.status, { ...error.failure, fields });
}
