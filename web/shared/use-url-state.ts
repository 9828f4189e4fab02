import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterFrame } from './after-frame.ts';

export interface UrlCodec<State> {
  read: (query: URLSearchParams) => State;
  /** `previous` is the query it replaces, for parameters of others. */
  write: (state: State, previous: URLSearchParams) => URLSearchParams;
}

/** `replace`: replaces the history entry, e.g. while typing. */
type Change<State> = (next: State, options?: { replace?: boolean }) => void;

/**
 * `seen` is the query for which `state` was last confirmed. `targets` are the queries asked for since, the
 * latest one last; the others may still arrive, as a later change does not wait for an earlier one.
 */
interface Held<State> {
  state: State;
  seen: string;
  targets: readonly string[];
}

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
    now = held.targets.includes(search) ? { ...held, seen: search } : hold(search);
    setHeld(now);
  }

  function change(state: State, { replace = false } = {}) {
    const latest = now.targets.at(-1) ?? search;
    const query = codec.write(state, new URLSearchParams(latest)).toString();
    const target = query === '' ? '' : `?${query}`;
    const targets = latest === search ? [target] : [...now.targets, target];
    setHeld({ state, seen: search, targets });
    if (target === latest) return;
    const { pathname } = window.location;
    const own = [search, ...now.targets];
    afterFrame(() => {
      const isThere = window.location.pathname === pathname && own.includes(window.location.search);
      if (isThere) navigate({ search: target }, { replace, preventScrollReset: true });
    });
  }

  return [now.state, change];

  function hold(search: string): Held<State> {
    return { state: codec.read(new URLSearchParams(search)), seen: search, targets: [search] };
  }
}
