/** Demo shops only. */
export function TestCards() {
  return (
    <details className="mt-5 text-sm text-muted">
      <summary className="flex min-h-11 w-fit items-center rounded-sm font-medium underline decoration-line decoration-2 underline-offset-4 hover:text-ink">
        Demo shop: use a test card
      </summary>
      <dl className="grid gap-2 pt-1">
        {CARDS.map(({ number, effect }) => (
          <div key={number} className="flex flex-wrap gap-x-3">
            <dt className="numeric font-medium text-ink">{number}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">Any date in the future and any CVC will do. No real card is accepted.</p>
    </details>
  );
}

const CARDS = [
  { number: '4242 4242 4242 4242', effect: 'is paid' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0025 0000 3155', effect: 'asks you first' },
];
