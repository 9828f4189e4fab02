interface LineDrawingProps {
  /** The `d` of its path, in a square of 24. */
  path: string;
  className: string;
  strokeWidth?: number;
}

/** A drawing of lines, decorative; smaller than an icon of Lucide, for what every page loads. */
export function LineDrawing({ path, className, strokeWidth = 1.75 }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

export const CROSS = 'M18 6 6 18M6 6l12 12';
/** Ends in its middle. */
export const CIRCLE = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 0';
export const ARROW_LEFT = 'M19 12H5m7 7-7-7 7-7';
export const ARROW_RIGHT = 'M5 12h14m-7-7 7 7-7 7';
