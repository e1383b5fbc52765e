// An expected "no". It is a value, not an exception: rules and operations return it, the HTTP edge turns it into an answer.

/** Why something was not done, in words for the person who asked. */
export interface Refusal {
  readonly refused: true;
  /** `feature.stateThatRefuses`, declared in the contract of the endpoint. */
  readonly code: string;
  /** One plain sentence. */
  readonly message: string;
  /** The law or standard behind it, when there is one ("15 U.S.C. 1679b(a)(1)"). */
  readonly citation?: string;
  /** Civil date from which the same request could be allowed. */
  readonly until?: string;
  /** The input fields at fault, each with its own sentence. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Makes a refusal. `details` adds citation, earliest date or the fields at fault. */
export function refuse(code: string, message: string, details: Omit<Refusal, 'refused' | 'code' | 'message'> = {}): Refusal {
  return { refused: true, code, message, ...details };
}

/** Whether a value is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true;
}
