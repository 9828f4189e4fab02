import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded once the page is hydrated; null until then, and if the connection fails.
 * `load` is a constant.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, [load]);
  return Loaded;
}
