// The steps from an offer to a signed agreement. They are done in this order and in no other: the law wants consent to electronic records before any
// paper is shown (15 U.S.C. 7001(c)(1)), and the federal statement on its own before the contract (1679c).

/** What the client does, in order, each with the paper it concerns. */
export const STEPS = ['consented', 'acknowledged', 'instructed', 'signed'] as const;
export type Step = (typeof STEPS)[number];
export const STEP_PAPERS = {
  consented: 'consent',
  acknowledged: 'statement',
  instructed: 'instructions',
  signed: 'contract',
} as const satisfies Record<Step, string>;
/** The papers of an agreement; two copies of the notice of cancellation come with the contract (15 U.S.C. 1679e(b)). */
export const PAPERS = ['consent', 'statement', 'instructions', 'contract', 'notice'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where an offer is: the last step done, 'open' before the first. */
export const OFFER_STATES = ['open', ...STEPS, 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The step that comes next; undefined when nothing is left to do. */
export function nextStep(state: OfferState): Step | undefined {
  if (state === 'open') return STEPS[0];
  return state === 'withdrawn' ? undefined : STEPS[STEPS.indexOf(state) + 1];
}

/** The papers a client may see now: those of steps that were done, and the one that is next. Before the consent there is only the consent. */
export function papersToShow(state: OfferState): readonly Paper[] {
  if (state === 'withdrawn') return [];
  const next = nextStep(state);
  const done = state === 'open' ? [] : STEPS.slice(0, STEPS.indexOf(state) + 1);
  const steps = next ? [...done, next] : done;
  const papers = steps.map((step) => STEP_PAPERS[step]);
  return papers.includes('contract') ? [...papers, 'notice'] : papers;
}
