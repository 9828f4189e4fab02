/** The use of each token; `web/ui/styles/theme.contrast.test.ts` checks every pair that may be combined. */
const GROUPS = [
  {
    name: 'Grounds',
    tokens: {
      sunken: 'wells, behind pictures',
      paper: 'the page',
      surface: 'cards',
      raised: 'dialogs, menus',
    },
  },
  {
    name: 'Text and lines',
    tokens: {
      ink: 'text',
      muted: 'quieter text',
      line: 'hairlines',
      control: 'borders to operate',
      focus: 'the ring',
    },
  },
  {
    name: 'Marigold',
    tokens: {
      accent: 'the one accent',
      'accent-hover': 'under the pointer',
      'accent-soft': 'a soft ground',
      'accent-ink': 'accented text',
      mark: 'drawings, stars',
      'accent-deep': 'drawn on marigold',
    },
  },
  {
    name: 'News',
    tokens: {
      good: 'done, in stock',
      'good-soft': 'its ground',
      bad: 'failed, wrong',
      'bad-soft': 'its ground',
      warn: 'look here',
      'warn-soft': 'its ground',
      info: 'on its way',
      'info-soft': 'its ground',
    },
  },
  { name: 'Dark in both schemes', tokens: { night: 'footer, statements', 'on-night': 'text on it' } },
];

export function Colors() {
  return (
    <div className="grid gap-10">
      {GROUPS.map(({ name, tokens }) => (
        <div key={name}>
          <h3 className="mb-3 text-sm font-semibold text-muted">{name}</h3>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
            {Object.entries(tokens).map(([token, use]) => (
              <li key={token}>
                <span
                  className="block h-16 rounded-lg border border-line"
                  style={{ background: `var(--color-${token})` }}
                />
                <span className="mt-2 block text-sm font-semibold">{token}</span>
                <span className="block text-sm text-muted">{use}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
