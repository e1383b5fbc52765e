import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { loadPart } from '../live/load-part.ts';
import { answerConfirmations } from './confirm-sign-in.ts';

// Loaded when first asked for.
const ConfirmSignIn = lazy(() => loadPart(async () => ({ default: (await import('./ConfirmSignIn.tsx')).ConfirmSignIn })));

/** The dialog of `confirmSignIn`, drawn while a call waits for it. */
export function ConfirmSignInDialog(): ReactElement | null {
  const [answer, setAnswer] = useState<{ readonly give: (confirmed: boolean) => void }>();
  useEffect(
    () =>
      answerConfirmations(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer({ give: resolve });
        return promise;
      }),
    [],
  );
  if (!answer) return null;
  const end = (confirmed: boolean): void => {
    setAnswer(undefined);
    answer.give(confirmed);
  };
  return (
    <Suspense>
      <ConfirmSignIn onConfirmed={() => end(true)} onClose={() => end(false)} />
    </Suspense>
  );
}
