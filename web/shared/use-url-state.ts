import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface UrlCodec<State> {
  read: (query: URLSearchParams) => State;
  /** `previous` is the query it replaces, for parameters of others. */
  write: (state: State, previous: URLSearchParams) => URLSearchParams;
}

/** `replace`: replaces the history entry, e.g. while typing. */
type Change<State> = (next: State, options?: { replace?: boolean }) => void;

/**
 * State in the query of the URL. A change is visible immediately, and later changes build on it while the
 * page still loads. Any other change of the URL (Back, a link) wins.
 */
export function useUrlState<State>(codec: UrlCodec<State>): [State, Change<State>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState(() => hold(search));

  let now = held;
  if (search !== held.seen) {
    now = search === held.target ? { ...held, seen: search } : hold(search);
    setHeld(now);
  }

  function change(state: State, { replace = false } = {}) {
    const query = codec.write(state, new URLSearchParams(now.target)).toString();
    const target = query === '' ? '' : `?${query}`;
    setHeld({ state, target, seen: search });
    if (target !== now.target) navigate({ search: target }, { replace, preventScrollReset: true });
  }

  return [now.state, change];

  function hold(search: string) {
    return { state: codec.read(new URLSearchParams(search)), seen: search, target: search };
  }
}
