import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { reportNotFound } from '../lock-report.ts';
import { findReport } from '../store.ts';
import { openPeople, type ListedPerson } from '../store/people.ts';

export const listPeople: Operation<typeof creditReportsContract.listPeople> = async ({ db, scope, input, services, shows }) => {
  const report = await findReport(db, scope, input.id);
  if (!report) return reportNotFound();
  const people = report.state === 'questioned' ? await openPeople(db, services.sealer, report.id) : undefined;
  if (!people) return refuse('creditReports.nothingToChoose', 'No one has to say which person of this file the client is.');
  shows(report.contactId);
  return { people: people.map((person) => ({ id: person.id, name: person.name, detail: detailOf(person, people) })) };
};

/** No more is shown of a person than it takes to tell them from the others. */
function detailOf({ name, ssnLast4, birthYear }: ListedPerson, people: readonly ListedPerson[]): string | null {
  const isAlone = people.filter((other) => other.name?.toUpperCase() === name?.toUpperCase()).length === 1;
  if (isAlone && name !== null) return null;
  if (ssnLast4 !== undefined) return `SSN ends in ${ssnLast4}`;
  return birthYear === undefined ? null : `born ${birthYear}`;
}
