import type { CreditReportRow } from '../contract.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** Why a file about several people waits: no one said which of them the client is. Names are no part of it. */
export function peopleDoubt(count: number): CreditReportRow['doubts'][number] {
  return { what: 'people', message: `${NUMBERS[count] ?? count} people are in this file: which one is this client?`, stops: true };
}

/** Doubts about whose report it is that stop it, which only someone with the right to can set aside. */
export function stoppingPersonDoubts(doubts: CreditReportRow['doubts']): CreditReportRow['doubts'] {
  return doubts.filter(({ what, stops }) => stops && what !== 'date' && what !== 'people');
}

export function asksForPerson(doubts: CreditReportRow['doubts']): boolean {
  return doubts.some(({ what }) => what === 'people');
}
