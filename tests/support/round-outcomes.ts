// A round about Maria's collection and a card of hers, and what newer reports propose for it.
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import type { DisputeOutcome } from '../../features/disputes/contract.ts';
import { collectionItem, mailedLongAgo } from './people.ts';
import { addReport, pull as pullOf, type Change } from './pulls.ts';
import type { TestApp } from './test-app.ts';

export const TODAY = civilDateAt(new Date(), OFFICE_ZONE);

/** The office, who asks, and the client the round is about. */
interface Asked {
  readonly app: TestApp;
  readonly api: ApiClient;
  readonly contactId: string;
}
export type Line = readonly [creditor: string, bureau: 'EQ' | 'EX' | 'TU'];

/** Some days later than so many months ago: of a report of four whole months ago no round is opened (report-age.ts). */
export const pull = (monthsAgo: number, change?: Change): File => pullOf(monthsAgo, change, addDays(TODAY, 8));

/** Opens a round on the report of four months ago; its letters went out 100 days ago. */
export async function openPulledRound({ app, api, contactId }: Asked, items: readonly Line[]) {
  const reportId = await addReport(app, api, contactId, pull(4));
  const { report } = await api.creditReports.get({ id: reportId });
  const idOf = (creditor: string) => report?.accounts.find((a) => a.displayName.includes(creditor))?.id ?? 'none';
  const { draft } = await api.disputes.saveDraft({
    contactId,
    reportId,
    version: null,
    items: items.map(([creditor, bureau]) => collectionItem(idOf(creditor), bureau)),
  });
  const { roundId } = await api.disputes.openRound({ contactId, version: draft.version });
  await mailedLongAgo(app, roundId, addDays(TODAY, -100));
  return { reportId, roundId };
}

/** An outcome in three words: 'TU NORTHGATE removed'. */
export const say = ({ bureau, heading, result }: Pick<DisputeOutcome, 'bureau' | 'heading' | 'result'>): string =>
  `${bureau} ${heading.split(' ')[0] ?? ''} ${result}`;

/** Waits until the proposals are these. */
export function settleOutcomes({ app, api, contactId }: Asked, wanted: readonly string[]): Promise<DisputeOutcome[]> {
  return app.eventually(async () => {
    const { rows } = await api.disputes.listOutcomes({ contactId });
    return JSON.stringify(rows.map(say).toSorted()) === JSON.stringify(wanted.toSorted()) ? rows : undefined;
  });
}
