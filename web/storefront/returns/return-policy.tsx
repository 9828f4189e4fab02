import { getReturnPolicy } from '#contract/calls/return-policy.ts';
import { splitParagraphs } from '#domain/paragraphs.ts';
import { RETURN_POLICY_PATH, returnPromise } from '#domain/returns/return-policy.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { loadPage } from '#web/load-page.ts';
import { pageMeta } from '#web/meta.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { StateNotice } from '#web/ui/states/state-notice.tsx';
import type { Route } from './+types/return-policy';

export const loader = onServer(loadReturnPolicy);
export const clientLoader = inBrowser(loadReturnPolicy);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Return policy',
    description: 'What you can send back, until when, and how.',
    path: RETURN_POLICY_PATH,
    noIndex: !loaderData?.ok,
  });

/** The policy in the words of the seller. */
export default function ReturnPolicy({ loaderData: policy }: Route.ComponentProps) {
  if (!policy.ok) return <Missing message={policy.message} isAbsent={policy.status === 404} />;
  const promise = returnPromise(policy.data);
  return (
    <Container className="py-section">
      <h1 className="text-4xl">Return policy</h1>
      {promise && <p className="mt-5 text-lg text-muted">{promise} of the delivery.</p>}
      {policy.data.html === undefined ? (
        <Paragraphs text={policy.data.text} />
      ) : (
        <RichText html={policy.data.html} className="mt-8" />
      )}
      {promise && (
        <ButtonLink to="/user/track-order" className="mt-10">
          Find your order
        </ButtonLink>
      )}
    </Container>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="mt-8 grid max-w-prose gap-5">
      {splitParagraphs(text).map((paragraph, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never move.
        <p key={position} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Missing({ message, isAbsent }: { message: string; isAbsent: boolean }) {
  const action = (
    <ButtonLink to="/user/contact" variant="primary">
      Contact us
    </ButtonLink>
  );
  if (!isAbsent)
    return (
      <ErrorState
        level={1}
        title="The return policy could not be loaded"
        text={message}
        action={action}
        retryHref={RETURN_POLICY_PATH}
      />
    );
  return (
    <StateNotice
      level={1}
      title="No return policy"
      text="This shop has not written one yet. Ask us before you buy."
      action={action}
    />
  );
}

async function loadReturnPolicy({ api }: LoadArgs) {
  return await loadPage(api(getReturnPolicy, {}).then(({ body }) => body));
}
