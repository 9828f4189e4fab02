const SIZES = [
  { className: 'font-display font-medium text-5xl', name: '5xl', use: 'The first words of a page' },
  { className: 'font-display font-medium text-4xl', name: '4xl', use: 'The title of a screen' },
  { className: 'font-display font-medium text-3xl', name: '3xl', use: 'The title of a section' },
  { className: 'font-display font-medium text-2xl', name: '2xl', use: 'The title of a part' },
  { className: 'text-xl', name: 'xl', use: 'A leading sentence' },
  { className: 'text-lg', name: 'lg', use: 'Text that is read at length' },
  { className: 'text-base', name: 'base', use: 'Everything else on a page' },
  { className: 'text-sm', name: 'sm', use: 'Tables, hints, the back office' },
  { className: 'text-xs', name: 'xs', use: 'Counts and codes' },
];

/** Fraunces for headings, Figtree for text. */
export function Typography() {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {SIZES.map(({ className, name, use }) => (
        <div key={name} className="grid items-baseline gap-x-8 gap-y-1 py-4 sm:grid-cols-[4rem_1fr]">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={className}>{use}</dd>
        </div>
      ))}
      <div className="grid items-baseline gap-x-8 gap-y-1 py-4 sm:grid-cols-[4rem_1fr]">
        <dt className="text-sm text-muted">numeric</dt>
        <dd className="numeric">
          $1,111.11
          <br />
          $8,888.88
        </dd>
      </div>
    </dl>
  );
}
