// What was sent with which ticket, so that the second click of a double click is told from an answer that was changed meanwhile.
// Kept in this process only: another one shows the form again, and nothing is lost.
import { createHash } from 'node:crypto';
import type { FormAnswer } from '../../rules/form-answer.ts';

export interface TakenAnswers {
  /** Notes what comes with a ticket: the first, and later the one that was taken. */
  coming(ticket: string, answer: FormAnswer): void;
  taken(ticket: string, answer: FormAnswer): void;
  /** Whether this is the answer that was taken. It depends on nothing but what was sent, so it tells nothing about anybody. */
  isSame(ticket: string, answer: FormAnswer): boolean;
}

export function createTakenAnswers(most: number): TakenAnswers {
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
