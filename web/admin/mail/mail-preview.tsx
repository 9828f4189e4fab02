import { useId, useState } from 'react';
import type { getMail } from '#contract/calls/mail.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { classNames } from '#web/ui/styles/class-names.ts';

const VIEWS = [
  { view: 'html', label: 'As it looks' },
  { view: 'text', label: 'Plain text' },
] as const;

export type WholeMail = CallOutput<typeof getMail>;

/** A mail as sent, in HTML or in plain text. */
export function MailPreview({
  mail,
  opensAs = 'html',
  height = 'h-[60dvh]',
}: {
  mail: Pick<WholeMail, 'text' | 'html'>;
  opensAs?: 'html' | 'text';
  /** A class name. */
  height?: string;
}) {
  const id = useId();
  const [view, setView] = useState(opensAs);
  if (mail.html === '')
    return (
      <p className="text-muted">Another version of the shop wrote this mail; it cannot be shown here.</p>
    );
  return (
    <div>
      <fieldset className="mb-3 flex gap-2">
        <legend className="sr-only">Show the mail</legend>
        {VIEWS.map((choice) => (
          <button
            key={choice.view}
            type="button"
            aria-pressed={view === choice.view}
            aria-controls={id}
            onClick={() => setView(choice.view)}
            className={classNames(
              'min-h-11 rounded-lg border px-4 text-sm font-medium sm:min-h-9',
              view === choice.view
                ? 'border-transparent bg-accent-soft text-accent-ink'
                : 'border-control text-muted hover:border-ink hover:text-ink',
            )}
          >
            {choice.label}
          </button>
        ))}
      </fieldset>
      <div id={id}>
        {view === 'html' ? (
          <iframe
            title="The mail as it looks"
            // No scripts, no forms, another origin; links open in a new tab.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={framed(mail.html)}
            className={`${height} w-full rounded-lg border border-line bg-white`}
          />
        ) : (
          <pre className="max-h-[60dvh] overflow-auto rounded-lg bg-sunken p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
            {mail.text}
          </pre>
        )}
      </div>
    </div>
  );
}

/** Inline styles only; nothing is loaded, so a manipulated mail cannot report that it was opened. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'`;

export function framed(html: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank">`;
  return html.replace(/<head>/i, (tag) => tag + head);
}
