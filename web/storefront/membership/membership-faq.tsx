import { MEMBERSHIP_FAQ } from '#domain/memberships/faq.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

/** What people ask before they join. Opens without script. */
export function MembershipFaq() {
  return (
    <section aria-labelledby="faq" className="mt-section max-w-prose pt-section">
      <h2 id="faq" className="mb-6 text-4xl">
        Frequently Asked Questions
      </h2>
      {MEMBERSHIP_FAQ.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </section>
  );
}
