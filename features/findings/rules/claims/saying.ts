// What the answer that says "wrong" (a yes, or for some questions the no) says, as the letter says it. The words of the question are bound to those of the letter: what the letter names
// is taken from the question itself, so nothing else can be said.

export interface Saying {
  /** The question; '…' stands for what differs. */
  readonly asks: string;
  /** What that answer says, in the client's voice; {1} is what stands at the first '…' of the question. */
  readonly because: string;
  /** What the bureau should report. Absent where the answer does not tell: the client has to name the right value first. */
  readonly shouldBe?: string;
}

/** The values of a question that is asked in the words of `asks`; undefined when it is another question. */
export function valuesIn(asks: string, question: string): readonly string[] | undefined {
  const parts = asks.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*?)')}$`, 'u').exec(question)?.slice(1);
}

export function fill(text: string, values: readonly string[]): string {
  return text.replaceAll(/\{(\d)\}/gu, (_whole, at: string) => values[Number(at) - 1] ?? '').trim();
}

export function saying(asks: string, because: string, shouldBe: string): Saying {
  return { asks, because, shouldBe };
}

/**
 * A question whose answer says that something is wrong, and not what is right: the client has to name it. `because` is what they said by the
 * answer, as a fact beside the value they name.
 */
export function toName(asks: string, because = ''): Saying {
  return { asks, because };
}
