export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-lg bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
