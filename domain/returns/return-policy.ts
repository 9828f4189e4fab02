/** The page of the policy that the seller wrote. */
export const RETURN_POLICY_PATH = '/user/return-policy';

/** The policy beside each purchase. `days` after the delivery; 0 if returns are not taken. */
export type ReturnPolicy = { days: number };

/** Null until the seller writes one: the shop says nothing about it then, as in the specification. */
export function readReturnPolicy(settings: {
  returnPolicy: string;
  returnDays: number;
}): ReturnPolicy | null {
  return settings.returnPolicy === '' ? null : { days: settings.returnDays };
}

/** 'Returns within 30 days'; null if returns are not taken. */
export function returnPromise({ days }: ReturnPolicy): string | null {
  if (days === 0) return null;
  return `Returns within ${days} ${days === 1 ? 'day' : 'days'}`;
}
