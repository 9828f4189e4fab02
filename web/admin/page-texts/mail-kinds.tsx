import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { MAIL_KINDS, type MailKind } from '#domain/mail/mail-kind.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { MAIL_KIND_LABELS } from '../mail/mail-texts.ts';
import { TextControl } from './text-control.tsx';
import type { PageTextsFormState } from './use-page-texts-form.ts';

type Props = {
  texts: PageTextsFormState;
  /** The kind that is open, beside those with errors; null if none is. */
  open: MailKind | null;
  onOpen: (kind: MailKind | null) => void;
};

/** The kinds of mail, one below the other; the texts of one are open at a time. */
export function MailKinds({ texts, open, onOpen }: Props) {
  return (
    <Card as="section" aria-label="Kinds of mail" padded={false} className="divide-y divide-line">
      {MAIL_KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          texts={texts}
          isOpen={kind === open}
          onToggle={() => onOpen(kind === open ? null : kind)}
        />
      ))}
    </Card>
  );
}

type KindProps = { kind: MailKind; texts: PageTextsFormState; isOpen: boolean; onToggle: () => void };

function Kind({ kind, texts, isOpen, onToggle }: KindProps) {
  const id = useId();
  const { values, errors, described } = texts;
  const names = [`${kind}_subject`, `${kind}_text`];
  const hasError = names.some((name) => errors[name] !== undefined);
  const isShown = isOpen || hasError;
  return (
    <div>
      <h3>
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-5 py-2.5 text-start hover:bg-sunken"
        >
          <span className="min-w-0 grow">
            <span className="block font-medium">{MAIL_KIND_LABELS[kind]}</span>
            <span className="block truncate text-sm font-normal text-muted">
              {String(values[`${kind}_subject`])}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classNames('size-4 shrink-0 text-muted', isShown && 'rotate-180')}
          />
        </button>
      </h3>
      {isShown && (
        <div id={id} className="grid gap-5 px-5 pt-2 pb-6">
          {names.map((name) => {
            const field = described[name];
            return field && <TextControl key={name} name={name} field={field} texts={texts} />;
          })}
        </div>
      )}
    </div>
  );
}
