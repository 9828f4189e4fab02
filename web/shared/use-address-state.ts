import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface AddressCodec<State> {
  read: (query: URLSearchParams) => State;
  /** The query without its '?'. `previous` is the one it replaces, for parts that belong to others. */
  write: (state: State, previous: URLSearchParams) => URLSearchParams;
}

/**
 * `replace`: the change is part of one that goes on (typing), and gets no place of its own in the history.
 */
type Change<State> = (next: State, options?: { replace?: boolean }) => void;

/**
 * State that lives in the query of the address. A change shows at once and goes to the address, without
 * scrolling; the next change builds on it even while the page it leads to is still loading. When the address
 * changes by other means (back, a link), the address wins.
 */
export function useAddressState<State>(codec: AddressCodec<State>): [State, Change<State>] {
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

  function hold(address: string) {
    return { state: codec.read(new URLSearchParams(address)), seen: address, target: address };
  }
}
