// Each form handed out carries a ticket with the time. What comes back too fast was not typed by a person, though a browser may
// have filled it in for one: the form is shown again, with a new ticket, and a person sends it again.

/** People do not fill in a form faster. */
export const LEAST_FILL_SECONDS = 2;
/** A page left open longer is shown again, with what was typed. */
export const TICKET_HOURS = 24;
/** Answers that are taken from one address, and of one form. */
export const PER_ADDRESS = { name: 'leads.answersByAddress', limit: 10, seconds: 600 } as const;
export const PER_FORM = { name: 'leads.answersByForm', limit: 300, seconds: 3600 } as const;

/** Whether an answer that comes at `now` may be taken; a ticket of later than now (a clock was set) is too fast as well. */
export function judgeTicket(issuedAt: Date | undefined, now: Date): 'good' | 'tooFast' | 'expired' | 'forged' {
  if (issuedAt === undefined || Number.isNaN(issuedAt.getTime())) return 'forged';
  const seconds = (now.getTime() - issuedAt.getTime()) / 1000;
  if (seconds < LEAST_FILL_SECONDS) return 'tooFast';
  return seconds > TICKET_HOURS * 3600 ? 'expired' : 'good';
}
