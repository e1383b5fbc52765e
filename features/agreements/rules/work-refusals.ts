// Why no work may be done for a client, for every endpoint that does some. Declared once: the sentence is made by may-work.ts.
import type { RefusalCode, RefusalDeclaration } from '../../../platform/base/endpoint.ts';

export const WORK_REFUSALS = {
  'agreements.none': {
    status: 409,
    when: 'No agreement with the client is recorded, and without a signed one no service may be done (15 U.S.C. 1679d(a)(1)).',
  },
  'agreements.periodOpen': {
    status: 409,
    when: 'The client may still cancel the agreement (15 U.S.C. 1679d(a)(2), 1679e(a)); `until` is the day from which work may be done.',
  },
  'agreements.cancelled': {
    status: 409,
    when: 'The client canceled the agreement, or it ended otherwise (15 U.S.C. 1679e(a), 1679d(a)(1)).',
  },
  'agreements.stateUnknown': { status: 409, when: "The client's state is not on record, so its law is not known (15 U.S.C. 1679j)." },
  'agreements.stateInReview': {
    status: 409,
    when: "The owner has not switched the client's state on, or the last day of that decision has passed (15 U.S.C. 1679j).",
  },
  'agreements.stateBlocked': { status: 409, when: "The business is an offense in the client's state (O.C.G.A. 16-9-59)." },
  'agreements.onHold': { status: 409, when: 'Work on the client is on hold.' },
  'agreements.notAuthorized': {
    status: 409,
    when: "The client's written authorization is not marked as received, its last day has passed, or it does not name the bureau (15 U.S.C. 1681b(a)(2), (f)).",
  },
} as const satisfies Readonly<Record<RefusalCode, RefusalDeclaration>>;

/** Of an endpoint that does work for clients: `refusals: { ...workRefusals.declared }`. */
export const workRefusals = { declared: WORK_REFUSALS } as const;
export type WorkRefusalCode = keyof typeof WORK_REFUSALS;
