/** Replaces the card for a total of $0.00. */
export function NothingToPay() {
  return (
    <section
      aria-labelledby="nothing-to-pay"
      className="rounded-xl border border-line border-t-3 border-t-accent p-5 sm:p-7"
    >
      <h2 id="nothing-to-pay" className="text-2xl">
        Nothing to pay
      </h2>
      <p className="mt-2 text-muted">This order costs $0.00. No card is needed.</p>
    </section>
  );
}
