import { Link } from 'react-router';

type Props = { text: string; link: string };

/** A line above the header; on its days only (model W1). */
export function Announcement({ text, link }: Props) {
  return (
    <aside
      aria-label="Announcement"
      className="bg-night px-gutter py-2.5 text-center text-sm font-medium text-on-night wrap-anywhere print:hidden"
    >
      {link === '' ? (
        text
      ) : (
        <Link to={link} className="underline decoration-mark underline-offset-4">
          {text}
        </Link>
      )}
    </aside>
  );
}
