// Where a call that asks for a recent sign-in waits until the person has confirmed it. One dialog serves the whole app.

type Ask = () => Promise<boolean>;
let ask: Ask | undefined;
/** The question that is on screen: calls that come meanwhile wait for the same answer. */
let asked: Promise<boolean> | undefined;

/** Called by the dialog while it is mounted; answers how to take it back. */
export function answerConfirmations(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** True once the person confirmed that it is them; false when they did not, or no page asks. */
export function confirmSignIn(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asked = undefined));
  return asked;
}
