import { useLater } from '#web/shared/use-later.ts';
import type { ProductToolsProps } from './product-tools.tsx';

const load = () => import('./product-tools.tsx').then(({ ProductTools }) => ProductTools);

/** Their place is reserved: they need script, and come after the page. */
export function LazyProductTools(props: ProductToolsProps) {
  const Tools = useLater(load);
  return (
    <div className="-ml-5 mt-2 flex min-h-11 flex-wrap noscript:hidden">{Tools && <Tools {...props} />}</div>
  );
}
