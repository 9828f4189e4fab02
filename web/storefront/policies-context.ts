import { createContext, use } from 'react';

/** A published policy, beside that of returns. */
export type Policy = { policy: string; title: string };

/** Loaded by the layout. */
export const PoliciesContext = createContext<readonly Policy[]>([]);

export function usePolicies(): readonly Policy[] {
  return use(PoliciesContext);
}

/** Their paths, without what the server knows of them: each page would load it. */
export function policyPath(policy: string): string {
  return `/user/policies/${policy}`;
}
