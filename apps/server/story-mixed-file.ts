// Another person's name and address in a client's file: the client is asked about each, and the round that disputes them is prepared.
import { BUREAUS } from '../../features/report-files/rules/bureaus.ts';
import { personalLines } from '../../features/report-files/rules/personal-lines.ts';
import type { ApiClient } from './loopback-client.ts';

/** Asks about every name and address that is not the client's last name or city, and disputes those they never had. */
export async function prepareMixedFile(
  api: ApiClient,
  contactId: string,
  own: { readonly name: string; readonly street: string },
): Promise<void> {
  const [newest] = (await api.creditReports.list({ contactId })).rows;
  const { report } = newest ? await api.creditReports.get({ id: newest.id }) : { report: null };
  if (!newest || !report) throw new Error('There is no report to dispute.');
  const strange = BUREAUS.flatMap((bureau) => personalLines(report, bureau)).filter(
    ({ detail, value }) =>
      (detail === 'name' && value.toUpperCase() !== own.name.toUpperCase()) ||
      (detail === 'address' && !value.toUpperCase().startsWith(own.street.toUpperCase())),
  );
  if (strange.length === 0) throw new Error('The demo report lost the other person.');
  for (const { bureau, lineId } of strange)
    await api.disputes.answerDetail({ contactId, reportId: newest.id, bureau, lineId, answer: 'no' });
  await api.disputes.saveDraft({
    contactId,
    reportId: newest.id,
    version: null,
    items: strange.map(({ bureau, kind, lineId }) => ({
      bureau,
      kind,
      lineId,
      reasonCode: 'mixed-file',
      instructionCode: 'separate-files',
      facts: [],
      clientConfirmed: true,
    })),
  });
}
