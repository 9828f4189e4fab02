import type { WireShownPage } from '#contract/shop-page-schemas.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { StateNotice } from '#web/ui/states/state-notice.tsx';
import { useStateText } from '../page-texts/state-texts-context.ts';

/** A page that staff wrote, or why there is none. */
export function PageView({ page }: { page: Loaded<WireShownPage> }) {
  if (!page.ok) return <Missing message={page.message} isAbsent={page.status === 404} />;
  return (
    <Container className="py-section">
      <h1 className="max-w-prose text-4xl wrap-anywhere">{page.data.title}</h1>
      <RichText html={page.data.bodyHtml} className="mt-8" />
    </Container>
  );
}

function Missing({ message, isAbsent }: { message: string; isAbsent: boolean }) {
  const title = useStateText('pageNotFoundTitle');
  const text = useStateText('pageNotFoundText');
  const home = (
    <ButtonLink to="/user/home" variant="primary">
      Go to the shop
    </ButtonLink>
  );
  if (!isAbsent)
    return <ErrorState level={1} title="The page could not be loaded" text={message} action={home} />;
  return <StateNotice level={1} title={title} text={text} action={home} />;
}
