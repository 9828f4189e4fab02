import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = {
  /** 'No orders found.' */
  title: string;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
};

/** An address may name a page after the last one: rows were deleted since, or it was typed. */
export function PageBeyond({ title, page, pageCount, hrefOf }: Props) {
  return (
    <EmptyState
      title={title}
      text={`Page ${page} is beyond the last one.`}
      action={<ButtonLink to={hrefOf(pageCount)}>Go to the last page</ButtonLink>}
    />
  );
}
