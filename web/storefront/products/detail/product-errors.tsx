import Search from 'lucide-react/icons/search';
import { productList } from '#domain/products/product-list.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { StateNotice } from '#web/ui/states/state-notice.tsx';
import { useStateText } from '../../page-texts/state-texts-context.ts';

const BACK = (
  <ButtonLink to={productList.path} variant="primary">
    Back to Products
  </ButtonLink>
);

export function ProductNotFound() {
  const title = useStateText('productNotFoundTitle');
  const text = useStateText('productNotFoundText');
  return (
    <StateNotice
      level={1}
      icon={<Search className="size-10" strokeWidth={1.25} />}
      title={title}
      text={text}
      action={BACK}
    />
  );
}

export function ProductFailed({ message }: { message: string }) {
  return <ErrorState level={1} title={`Error loading product: ${message}`} action={BACK} />;
}
