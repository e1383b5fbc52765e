// People and reports for tests, made of the same parts as the demo office.
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { MARIA } from '../../db/demo/demo-people.ts';
import { demoReport } from '../../db/demo/demo-report.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import type { TestApp } from './test-app.ts';
import type { Bureau } from '../../features/report-files/rules/bureaus.ts';

/** A contact with everything a letter needs. */
export const COMPLETE_CONTACT = {
  firstName: 'Maria',
  lastName: 'Delgado',
  category: 'client',
  urgency: null,
  email: 'maria@example.test',
  phone: '(419) 555-0147',
  addressLine1: '412 Alder St',
  addressLine2: null,
  city: 'Toledo',
  state: 'OH',
  zip: '43604',
  ssn: '219-09-5501',
  dateOfBirth: '1986-03-14',
} as const;

export function mariasReport(): File {
  return new File([new Uint8Array(demoReport(MARIA, addDays(civilDateAt(new Date(), OFFICE_ZONE), -6)))], 'maria.json');
}

/** Adds Maria and her report and waits until it is read. */
export async function addMaria(app: TestApp, api: ApiClient): Promise<{ contactId: string; reportId: string; collectionId: string }> {
  const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
  const { id: reportId } = await api.creditReports.upload({ contactId, file: mariasReport() });
  const report = await app.eventually(async () => {
    const got = await api.creditReports.get({ id: reportId });
    return got.state === 'reading' ? undefined : got;
  });
  const collection = report.report?.accounts.find((a) => a.displayName.includes('NORTHGATE'));
  if (!collection) throw new Error(`Maria's report was not read: ${report.refusal ?? 'no collection'}`);
  return { contactId, reportId, collectionId: collection.id };
}

/** A complete item about Maria's collection at `bureau`. */
export function collectionItem(lineId: string, bureau: Bureau) {
  return {
    bureau,
    kind: 'tradeline' as const,
    lineId,
    reasonCode: 'balance-wrong',
    instructionCode: 'correct-balance',
    clientConfirmed: true,
    facts: [{ text: 'Equifax reports a balance of $1,240 and Experian $890 for the same account.', source: 'report' as const }],
  };
}

/** Waits for the letters of this contact, prints those at `bureaus`, or all, and waits until that is done. */
export async function printLetters(
  app: TestApp,
  api: ApiClient,
  contactId: string,
  bureaus: readonly Bureau[] = ['EQ', 'EX', 'TU'],
): Promise<void> {
  const letters = await app.eventually(async () => {
    const { rows } = await api.letters.list({ contactId, printed: 'no' });
    return rows.length > 0 && rows.every(({ state }) => state === 'ready') ? rows : undefined;
  });
  const { id } = await api.letters.createPrintBatch({
    letterIds: letters.filter(({ bureau }) => bureaus.includes(bureau)).map((letter) => letter.id),
  });
  await app.eventually(async () => ((await api.letters.getPrintBatch({ id })).state === 'ready' ? true : undefined));
}
