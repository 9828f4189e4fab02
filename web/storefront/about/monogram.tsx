interface MonogramProps {
  name: string;
  /** Index of the color. */
  tone: number;
  className?: string | undefined;
}

/** A decorative portrait of initials. */
export function Monogram({ name, tone, className }: MonogramProps) {
  const { petals, letters } = TONES[tone % TONES.length] ?? TONES[0];
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      <path d={PETALS} className={petals} />
      <text
        y="2"
        textAnchor="middle"
        dominantBaseline="middle"
        className={`font-display text-[30px] font-medium ${letters}`}
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

const TONES = [
  { petals: 'fill-accent', letters: 'fill-on-accent' },
  { petals: 'fill-good-soft', letters: 'fill-good' },
  { petals: 'fill-accent-soft', letters: 'fill-accent-ink' },
  { petals: 'fill-info-soft', letters: 'fill-info' },
] as const;

const PETALS = frill(14, 43, 46);

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
}

// A ring of `count` petals: arcs from the inner radius to slightly beyond the outer.
function frill(count: number, inner: number, outer: number): string {
  const foot = (index: number) => {
    const angle = (index * 2 * Math.PI) / count;
    return `${(inner * Math.cos(angle)).toFixed(2)} ${(inner * Math.sin(angle)).toFixed(2)}`;
  };
  const radius = (outer * Math.sin(Math.PI / count)).toFixed(2);
  const arcs = Array.from({ length: count }, (_, index) => `A${radius} ${radius} 0 0 1 ${foot(index + 1)}`);
  return `M${foot(0)}${arcs.join('')}Z`;
}
