import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** The Idempotency-Key of what is sent: the same for the same content, so that sending it again has no second effect. */
export function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, key: newKey() };
    return last.current.key;
  };
}
