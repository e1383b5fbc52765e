import { civilDateAt, parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { listHeldDocuments } from '../../../files/server/public.ts';
import { reportDateAt } from '../../../report-files/rules/report-age.ts';
import type { disputesContract } from '../../contract.ts';
import { proposeForLine } from '../../rules/next-round.ts';
import { findSummons } from '../../rules/summons.ts';
import { PROPOSAL_KINDS } from '../../rules/proposal-kinds.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { listDisputedNow } from '../disputed-now.ts';
import { listOpenSummonses } from '../store/summonses.ts';

/** What may show that a line is wrong. Who the client is, and what a bureau answered, shows nothing of the kind. */
const EVIDENCE: readonly string[] = ['creditor-letter', 'other'];

export const proposeNextRound: Operation<typeof disputesContract.proposeNextRound> = async ({
  db,
  scope,
  input,
  services,
  now,
  zone,
  shows,
}) => {
  const { contactId, reportId } = input;
  if (!(await findContact(db, scope, contactId))) return contactNotFound.refuse();
  shows(contactId);
  const { stored, report } = await loadWorkedReport({ db, scope, services }, reportId);
  if (!report || stored?.contactId !== contactId || stored.state !== 'ready')
    return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  const today = civilDateAt(now, zone);
  const lines = await listDisputedNow(db, services.sealer, { contactId, reportId, report, zone });
  const papers =
    lines.length === 0
      ? []
      : (await listHeldDocuments(db, contactId, today))
          .filter(({ kind }) => kind === null || EVIDENCE.includes(kind))
          .map(({ id, title, sentAt }) => ({ id, title, receivedOn: civilDateAt(sentAt, zone) }));
  const summonses = lines.length === 0 ? [] : await listOpenSummonses(db, contactId);
  const proposals = lines.flatMap(({ line, earlier }) => {
    if (findSummons(summonses, report, line)) return [];
    const day = reportDateAt(report, line.bureau);
    // A day known by month or year says not whether it was before an answer.
    const reportedOn = day?.precision === 'day' ? (parseCivilDate(day.iso) ?? null) : null;
    return proposeForLine({ line, reportedOn, earlier }, papers, today).map((one) => ({
      ...one,
      heading: line.heading,
      accountNumberMasked: line.accountNumberMasked,
      before: earlier.map(({ id, roundNumber, sentOn, reasonCode, instructionCode, state, answeredOn }) => ({
        itemId: id,
        roundNumber,
        sentOn,
        reasonCode: reasonCode ?? '',
        instructionCode: instructionCode ?? '',
        state,
        answeredOn,
      })),
    }));
  });
  return { proposals: proposals.toSorted((a, b) => PROPOSAL_KINDS.indexOf(a.kind) - PROPOSAL_KINDS.indexOf(b.kind)) };
};
