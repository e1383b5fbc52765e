// Recent answers by ticket, so that a double click can be distinguished from an answer that was changed.
// Kept in this process only: another one shows the form again, and nothing is lost.
import { createHash } from 'node:crypto';
import type { FormAnswer } from '../../rules/form-answer.ts';

export interface RecentAnswers {
  /** Records the answer of a ticket: the first one received, later the accepted one. */
  coming(ticket: string, answer: FormAnswer): void;
  taken(ticket: string, answer: FormAnswer): void;
  /** Whether this is the accepted answer. It depends only on what was sent, so it reveals nothing about contacts. */
  isSame(ticket: string, answer: FormAnswer): boolean;
}

export function createRecentAnswers(most: number): RecentAnswers {
  const prints = new Map<string, string>();
  const note = (ticket: string, answer: FormAnswer): void => {
    prints.set(ticket, printOf(answer));
    const [oldest] = prints.keys();
    if (prints.size > most && oldest !== undefined) prints.delete(oldest);
  };
  return {
    coming: (ticket, answer) => {
      if (!prints.has(ticket)) note(ticket, answer);
    },
    taken: note,
    isSame: (ticket, answer) => prints.get(ticket) === printOf(answer),
  };
}

function printOf(answer: FormAnswer): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64');
}
