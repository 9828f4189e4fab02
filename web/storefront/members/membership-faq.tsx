import { MEMBERSHIP_FAQ } from '#domain/members/faq.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

export function MembershipFaq() {
  return (
    <section aria-labelledby="faq" className="mt-section grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <h2 id="faq" className="text-4xl">
        Frequently Asked Questions
      </h2>
      <div className="border-t border-line">
        {MEMBERSHIP_FAQ.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
