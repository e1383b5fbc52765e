import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import { answerTasks } from '../../../platform/server/threads/answer-tasks.ts';
import { pairsKnownBefore } from '../../account-matching/rules/known-creditors.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import { matchAccounts, type DecidedLine } from '../../account-matching/rules/match-accounts.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { pickPerson } from '../rules/compare-person.ts';
import { factsOf } from '../rules/report-facts.ts';
import type { ReadAnswer, ReadReport, ReadTask } from './read-off-thread.ts';

answerTasks((task): ReadAnswer | Refusal => {
  const { decisions, known } = task as ReadTask;
  const file = readForClient(task as ReadTask);
  if (isRefusal(file) || 'which' in file) return file;
  const report = ownReport(file);
  const matched = matchAccounts(report, decisions);
  const pairs = pairsKnownBefore(matched, decisions, known);
  const read: ReadReport = { report, facts: factsOf(matched), othersLines: othersLines(file, report) };
  return pairs.length === 0
    ? read
    : {
        ...read,
        known: {
          pairs,
          facts: factsOf(matchAccounts(report, [...decisions, ...pairs.map((pair) => ({ kind: 'same' as const, ...pair }))])),
        },
      };
});

/** The file as it is about the contact, or its people when no one can tell which of them the contact is. */
function readForClient({
  bytes,
  person,
  contact,
}: ReadTask): CreditReport | { readonly which: NonNullable<CreditReport['people']> } | Refusal {
  const report = readCreditReport(bytes, person ?? undefined);
  if (isRefusal(report) || report.people === undefined || person !== null) return report;
  const picked = contact && pickPerson(report.people, contact);
  if (!picked) return { which: report.people };
  return picked.client ? report : readCreditReport(bytes, picked.id);
}

/** Lines that are another person's alone, at the bureaus where the client has none of the same name. */
function othersLines(file: CreditReport, own: CreditReport): DecidedLine[] {
  const linesOf = ({ accounts }: CreditReport): DecidedLine[] =>
    accounts.flatMap(({ byBureau, portfolio }) =>
      Object.values(byBureau).flatMap((trades) =>
        trades.map((trade) => ({ bureau: trade.bureau, lineKey: lineKeyOf(trade, portfolio === 'COLL') })),
      ),
    );
  const mine = new Set(linesOf(own).map(({ bureau, lineKey }) => `${bureau}|${lineKey}`));
  return file.people === undefined ? [] : linesOf(file).filter(({ bureau, lineKey }) => !mine.has(`${bureau}|${lineKey}`));
}
