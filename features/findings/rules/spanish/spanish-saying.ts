/** The question; what the answer "wrong" says in the client's voice; what the bureau should report. The last two as far as the English ones. */
export type SpanishSaying = readonly [question: string, because?: string, shouldBe?: string];
