import { classNames } from '../styles/class-names.ts';

export type MarkProps = { className?: string | undefined };

type LogoProps = MarkProps & { name: string; hasFlower: boolean };

/** The name, behind the flower if it is Marigold's; scales with the font size. */
export function Logo({ name, hasFlower, className }: LogoProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-[0.4em] font-display leading-none font-medium',
        className,
      )}
    >
      {hasFlower && <MarigoldMark className="size-[1.25em] shrink-0" />}
      <span className="tracking-[-0.03em]">{name}</span>
    </span>
  );
}

/** The flower alone, decorative. */
export function MarigoldMark({ className }: MarkProps) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={className}>
      <path d={OUTER} className="fill-accent" />
      <path d={MIDDLE} className="fill-accent stroke-accent-deep" strokeWidth="4" />
      <path d={INNER} className="fill-accent-deep" />
    </svg>
  );
}

const OUTER = frill(40, 12, 0);
const MIDDLE = frill(23, 9, 0.2);
const INNER = frill(9, 6, 0.1);

// A circle of `count` half-round petals, rotated by `turn` radians.
function frill(radius: number, count: number, turn: number): string {
  const foot = (index: number) => {
    const angle = (index * 2 * Math.PI) / count + turn;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  const petal = round(radius * Math.sin(Math.PI / count) * 1.02);
  const petals = Array.from({ length: count }, (_, index) => `A${petal} ${petal} 0 0 1 ${foot(index + 1)}`);
  return `M${foot(0)}${petals.join('')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
