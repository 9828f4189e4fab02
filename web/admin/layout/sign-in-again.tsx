import { useEffect, useRef, useState } from 'react';
import type { WireStaffMember } from '#contract/calls/sign-in.ts';
import { whenSessionEnds } from '#web/staff-session.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SignInForm } from '../staff/sign-in/sign-in-form.tsx';

type Props = { member: WireStaffMember; onSignedIn: (member: WireStaffMember) => void };

/** Asks for the password when the session ends: the page below stays, and failed calls are sent again. */
export function SignInAgain({ member, onSignedIn }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  useEffect(() => {
    const forget = whenSessionEnds(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setIsAsking(true);
        }),
    );
    return () => {
      forget();
      for (const answer of waiting.current.splice(0)) answer(false);
    };
  }, []);

  function answer(isSignedIn: boolean) {
    setIsAsking(false);
    for (const goOn of waiting.current.splice(0)) goOn(isSignedIn);
  }

  return (
    <Dialog
      open={isAsking}
      onClose={() => answer(false)}
      title="Please sign in again"
      description="Your session has ended. Nothing you typed is lost: once you are signed in, what you were doing goes on."
      size="sm"
    >
      {isAsking && (
        <SignInForm
          isAgain
          email={member.email}
          onSignedIn={(signedIn) => {
            onSignedIn(signedIn);
            answer(true);
          }}
        />
      )}
    </Dialog>
  );
}
