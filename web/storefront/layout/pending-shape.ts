/** The pages whose skeleton is shown while they load. */
export type PendingShape = 'home' | 'list' | 'product';

const SHAPES: [RegExp, PendingShape][] = [
  [/^\/user(\/home)?\/?$/, 'home'],
  [/^\/user\/products\/?$/, 'list'],
  [/^\/user\/products\/[^/]+\/?$/, 'product'],
];

export function findPendingShape(path: string): PendingShape | null {
  return SHAPES.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
