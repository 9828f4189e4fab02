import { redirect } from 'react-router';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import { STATES } from '#domain/page-texts/state-texts.ts';
import { inBrowser, type LoadArgs, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { StateNotice } from '#web/ui/states/state-notice.tsx';
import type { Route } from './+types/states';
import { useStateText } from './state-texts-context.ts';

/** Shoppers see each state where it occurs. */
const load = async ({ url }: LoadArgs) => {
  if (!url.searchParams.has(DRAFT_PARAMETER)) throw redirect('/user/home');
  return null;
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    wholeTitle: 'Page states',
    description: '',
    path: '/user/states',
    noIndex: true,
  });

/** All empty and error states, for staff who write them. */
export default function States() {
  const sentences = [useStateText('noReviews'), useStateText('orderNotFound')];
  return (
    <Container className="divide-y divide-line py-6">
      {STATES.map((state) => (
        <State key={state} state={state} />
      ))}
      {sentences.map((sentence) => (
        <p key={sentence} className="py-10 text-center text-muted">
          {sentence}
        </p>
      ))}
    </Container>
  );
}

function State({ state }: { state: (typeof STATES)[number] }) {
  return <StateNotice title={useStateText(`${state}Title`)} text={useStateText(`${state}Text`)} />;
}
