import { createContext, use } from 'react';
import type { ReturnPolicy } from '#domain/returns/return-policy.ts';

/** Loaded by the layout; null without a policy. */
export const ReturnPolicyContext = createContext<ReturnPolicy | null>(null);

export function useReturnPolicy(): ReturnPolicy | null {
  return use(ReturnPolicyContext);
}
