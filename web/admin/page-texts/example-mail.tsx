import { getExampleMail } from '#contract/calls/mail.ts';
import { MAIL_KINDS, type MailKind } from '#domain/mail/mail-kind.ts';
import { browserApi } from '#web/data.ts';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { MailPreview } from '../mail/mail-preview.tsx';
import { MAIL_KIND_LABELS } from '../mail/mail-texts.ts';
import { useExample } from './use-example.ts';

const OPTIONS = MAIL_KINDS.map((kind) => ({ value: kind, label: MAIL_KIND_LABELS[kind] }));

/** The kind that a text is for; none if it is for all mails. */
export function findKindOfText(name: string): MailKind | undefined {
  return MAIL_KINDS.find((kind) => [`${kind}_subject`, `${kind}_text`].includes(name));
}

type Props = {
  kind: MailKind;
  onChange: (kind: MailKind) => void;
  /** The mail is loaded again when the draft has another one. */
  version: number;
};

/** A mail to an invented customer with the words of the saved draft. */
export function ExampleMail({ kind, onChange, version }: Props) {
  const { example: mail, error } = useExample(
    `${kind} ${version}`,
    async (signal) => (await browserApi(getExampleMail, { params: { kind } }, { signal })).body,
  );
  const choose = (value: string) => onChange(MAIL_KINDS.find((known) => known === value) ?? kind);
  return (
    <Card as="section" aria-label="Preview" className="grid gap-4">
      <SelectField
        label="Preview of"
        value={kind}
        options={OPTIONS}
        onChange={(event) => choose(event.target.value)}
      />
      {error && <p role="alert">{error}</p>}
      {mail ? (
        <>
          <p className="wrap-anywhere">
            <span className="text-sm text-muted">Subject</span>
            <br />
            {mail.subject}
          </p>
          <MailPreview mail={mail} />
        </>
      ) : (
        !error && <SkeletonText lines={6} />
      )}
      <p className="text-sm text-muted">Shows the saved draft. Order and customer are examples.</p>
    </Card>
  );
}
