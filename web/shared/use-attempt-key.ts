import { useRef } from 'react';
import type { SendOptions } from '#contract/client.ts';
import { newKey } from './new-key.ts';

/** Adds an Idempotency-Key: the same key for the same content, so that a retry has no second effect. */
export function useAttemptKey(): (content: unknown) => SendOptions {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, key: newKey() };
    return { headers: { 'Idempotency-Key': last.current.key } };
  };
}
