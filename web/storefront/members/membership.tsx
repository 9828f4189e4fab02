import { data, useSearchParams } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getMembership } from '#contract/calls/memberships.ts';
import { MEMBERSHIP_PATH } from '#domain/members/membership.ts';
import { findPlan } from '#domain/members/plan.ts';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { chooseStatus } from '#web/load-page.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { inBrowser, type LoadArgs, loadedBody, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { loadPageTexts } from '../page-texts/load-page-texts.ts';
import { searchTexts } from '../page-texts/search-texts.ts';
import { findShopDetails, useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/membership';
import { JoinPage } from './join-page.tsx';
import { JoinSuccess } from './join-success.tsx';
import { chosenPlan } from './membership-urls.ts';
import { Plans } from './plans.tsx';

export const loader = onServer(loadMembership);
export const clientLoader = inBrowser(loadMembership);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const query = new URLSearchParams(location.search);
  const plan = chosenPlan(query);
  const { wholeTitle, description } = searchTexts(loaderData);
  return pageMeta(matches, {
    ...(plan ? { title: `Become a ${findPlan(plan).name} member` } : { wholeTitle }),
    description: findShopDetails(matches).offersMemberships ? description : NOT_OFFERED,
    path: MEMBERSHIP_PATH,
    image: '/social-membership.png',
    noIndex: query.has('member') || !findShopDetails(matches).offersMemberships,
  });
};

export default function Membership({ loaderData: { settings, membership, texts } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { offersMemberships } = useShopDetails();
  const plan = chosenPlan(query);
  if (!offersMemberships && !membership) return <NotOffered heading={texts.heading} />;
  if (plan && !membership) {
    return (
      <Container className="py-10 sm:py-14">
        {settings.ok ? (
          <JoinPage key={plan} plan={findPlan(plan)} payment={settings.data.payment} />
        ) : (
          <ErrorState title="The membership form could not be loaded" text={settings.message} />
        )}
      </Container>
    );
  }
  return (
    <Container className="py-section">
      {membership && <JoinSuccess membership={membership} />}
      {offersMemberships && (
        <>
          <Plans texts={texts} />
          {texts.questions.length > 0 && <MembershipFaq texts={texts} />}
        </>
      )}
    </Container>
  );
}

const NOT_OFFERED = 'Memberships are not offered at the moment.';

function NotOffered({ heading }: { heading: string }) {
  return (
    <Container className="py-section">
      <h1 className="text-5xl">{heading}</h1>
      <p className="mt-6 text-lg text-muted">{NOT_OFFERED}</p>
      <ButtonLink to="/user/products" variant="primary" size="lg" className="mt-10">
        Browse Products
      </ButtonLink>
    </Container>
  );
}

/** Payment settings, and the membership named by the URL. */
async function loadMembership(args: LoadArgs) {
  const { api, url } = args;
  const id = url.searchParams.get('member');
  const [settings, membership, texts] = await Promise.all([
    loadedBody(api(getShopSettings, {})),
    id ? loadedBody(api(getMembership, { params: { id } })) : null,
    loadPageTexts(args, 'membership'),
  ]);
  return data({ settings, membership, texts }, chooseStatus(membership));
}

type FaqTexts = Pick<PageTexts<'membership'>, 'questionsTitle' | 'questions'>;

function MembershipFaq({ texts: { questionsTitle, questions } }: { texts: FaqTexts }) {
  return (
    <section aria-labelledby="faq" className="mt-section grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 id="faq" className="text-4xl">
        {questionsTitle}
      </h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
