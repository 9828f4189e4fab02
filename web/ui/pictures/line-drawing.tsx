interface LineDrawingProps {
  /** The `d` of its path, in a square of 24. */
  path: string;
  className: string;
}

/** A drawing of lines, decorative; smaller than an icon of Lucide, for what every page loads. */
export function LineDrawing({ path, className }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
