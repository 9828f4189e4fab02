import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { type Stopping, TOKEN } from './stop-by-link.ts';

interface StopMailsProps {
  /** The value of the link. */
  token: string;
  /** The result; undefined before the form is sent. */
  stopping: Stopping | undefined;
  title: string;
  /** The kind of mail, before and after. */
  question: string;
  done: string;
}

/** Stops the mails of a kind by a form: programs open the links of a mail before people do. */
export function StopMails({ token, stopping, title, question, done }: StopMailsProps) {
  const isStopped = stopping?.show === 'stopped';
  return (
    <div className="mx-auto grid max-w-form justify-items-start gap-5">
      <h1 className="text-4xl">{title}</h1>
      {stopping?.show === 'notStopped' && (
        <p role="alert" className="w-full rounded-lg bg-warn-soft px-4 py-3 text-warn">
          {stopping.message}
        </p>
      )}
      <p role={isStopped ? 'status' : undefined} className="text-lg">
        {isStopped ? done : question}
      </p>
      {isStopped ? (
        <ButtonLink to="/user/products">Browse Products</ButtonLink>
      ) : (
        <form method="post">
          <input type="hidden" name={TOKEN} value={token} />
          <Button type="submit" variant="primary">
            End these emails
          </Button>
        </form>
      )}
    </div>
  );
}
