// Letters as staff and clients list them, with what is known of mailing and approval.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { ClientScope } from '../../../../platform/server/scope.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { LetterMailing, LetterRow } from '../../contract.ts';
import type { ApprovalDecision, ApprovalFilter, EndReason } from '../../rules/approval.ts';
import type { Letter } from '../store.ts';
import { approvalIs, LAST_DECISION } from './approval-states.ts';

type LetterState = LetterRow['state'];
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** A letter of a list, with what its approval is judged by. */
export interface ListedLetter extends Omit<LetterRow, 'approval'> {
  readonly pdfSha256: string | null;
  readonly beforeApprovals: boolean;
  readonly lastDecision: (ApprovalDecision & { readonly id: string; readonly way: 'portal' | 'paper' }) | null;
  /** When its PDF was made. */
  readonly readyAt: Date | null;
  readonly askedAt: Date | null;
}

/** A page of letters, newest first. */
export async function listLetters(
  db: StaffDb,
  query: {
    contactId?: string | undefined;
    printed?: 'yes' | 'no' | undefined;
    mailed?: 'yes' | 'no' | undefined;
    bureau?: Bureau | undefined;
    approval?: { readonly is: ApprovalFilter; readonly today: CivilDate } | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<ListedLetter[]> {
  const found =
    await sql<LetterListRow>`select l.id, l.contact_id, c.first_name || ' ' || c.last_name as contact_name, l.round_id, l.round_number, l.bureau,
      l.recipient, l.state, l.items, l.pages, l.accessible, l.note, l.created_at, l.printed_at,
      (select b.id from print_batch_letters p join print_batches b on b.id = p.batch_id where p.letter_id = l.id and b.state = 'ready' order by b.id limit 1) as print_batch_id,
      m.version as m_version, m.mailed_on, m.method, m.tracking_number, m.received_on, m.received_how, m.more_sent_on, m.free_annual_report, m.counted_from, m.overdue_after,
      l.pdf_sha256, l.before_approvals, l.ready_at, l.asked_at, a.id as a_id, a.decision as a_decision, a.way as a_way, a.sha256 as a_sha256,
      a.decided_on as a_on, a.ended_on as a_ended_on, a.ended_why as a_ended_why
    from letters l join contact_names c on c.id = l.contact_id
      left join dispute_mailing_days m on m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau
      ${LAST_DECISION}
    where (${query.contactId ?? null}::uuid is null or l.contact_id = ${query.contactId ?? null})
      and (${query.bureau ?? null}::text is null or l.bureau = ${query.bureau ?? null})
      and (${query.printed ?? null}::text is null or (l.printed_at is not null) = (${query.printed ?? null} = 'yes') and l.state <> 'cancelled')
      and (${query.mailed ?? null}::text is null or (l.printed_at is not null and (m.mailed_on is not null) = (${query.mailed ?? null} = 'yes')))
      and (${query.approval ? approvalIs(query.approval.is, query.approval.today) : sql<boolean>`true`})
      and (${query.after ?? null}::uuid is null or l.id < ${query.after ?? null})
    order by l.id desc limit ${query.limit}`.execute(db);
  return found.rows.map((r) => ({
    id: r.id,
    contactId: r.contactId,
    contactName: r.contactName,
    roundId: r.roundId,
    roundNumber: r.roundNumber,
    bureau: r.bureau,
    recipient: r.recipient,
    state: r.state,
    items: r.items,
    pages: r.pages,
    accessible: r.accessible,
    note: r.note,
    createdAt: r.createdAt.toISOString(),
    printedAt: r.printedAt?.toISOString() ?? null,
    printBatchId: r.printBatchId,
    mailing: mailingOf(r),
    pdfSha256: r.pdfSha256,
    beforeApprovals: r.beforeApprovals,
    lastDecision: decisionOf(r),
    readyAt: r.readyAt,
    askedAt: r.askedAt,
  }));
}

function decisionOf(r: LetterListRow): ListedLetter['lastDecision'] {
  const { aId: id, aDecision: decision, aWay: way, aSha256: sha256, aOn: on, aEndedOn, aEndedWhy: why } = r;
  if (id === null || decision === null || way === null || sha256 === null || on === null) return null;
  return { id, decision, way, sha256, on, ended: aEndedOn === null || why === null ? null : { on: aEndedOn, why } };
}

function mailingOf(r: LetterListRow): LetterMailing | null {
  const { mVersion: version, mailedOn, method, countedFrom, overdueAfter, freeAnnualReport } = r;
  if (version === null || mailedOn === null || method === null || countedFrom === null || overdueAfter === null) return null;
  const { trackingNumber, receivedOn, receivedHow, moreSentOn } = r;
  return {
    version,
    mailedOn,
    method,
    trackingNumber,
    receivedOn,
    receivedHow,
    moreSentOn,
    freeAnnualReport: freeAnnualReport === true,
    countedFrom,
    overdueAfter,
  };
}

interface LetterListRow extends Nullable<Omit<LetterMailing, 'version'>> {
  mVersion: number | null;
  id: string;
  contactId: string;
  contactName: string;
  roundId: string;
  roundNumber: number;
  bureau: Bureau;
  recipient: string;
  state: LetterState;
  items: number;
  pages: number | null;
  accessible: boolean | null;
  note: string | null;
  createdAt: Date;
  printedAt: Date | null;
  printBatchId: string | null;
  pdfSha256: string | null;
  beforeApprovals: boolean;
  readyAt: Date | null;
  askedAt: Date | null;
  aId: string | null;
  aDecision: 'approved' | 'sent-back' | null;
  aWay: 'portal' | 'paper' | null;
  aSha256: string | null;
  aOn: CivilDate | null;
  aEndedOn: CivilDate | null;
  aEndedWhy: EndReason | null;
}

/** The client's own letters with the day each was mailed, newest first. */
export async function listOwnLetters(
  db: Db,
  scope: ClientScope,
  limit: number,
): Promise<
  (Letter & {
    readonly mailedOn: string | null;
    readonly pages: number | null;
    readonly beforeApprovals: boolean;
    readonly readyAt: Date | null;
  })[]
> {
  return db
    .selectFrom('letters as l')
    .leftJoin('disputeMailingDays as m', (j) =>
      j.onRef('m.contactId', '=', 'l.contactId').onRef('m.roundId', '=', 'l.roundId').onRef('m.bureau', '=', 'l.bureau'),
    )
    .select([
      'l.id',
      'l.contactId',
      'l.roundId',
      'l.roundNumber',
      'l.bureau',
      'l.state',
      'l.fileId',
      'l.items',
      'l.createdAt',
      'l.printedAt',
      'l.pdfSha256',
      'l.pages',
      'l.beforeApprovals',
      'l.readyAt',
      'm.mailedOn',
    ])
    .where('l.contactId', '=', scope.contactId)
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}

/** Pages of a letter's PDF, and the day it was mailed. */
export async function findPages(db: Db, id: string): Promise<{ readonly pages: number | null; readonly mailedOn: string | null }> {
  const found = await db
    .selectFrom('letters as l')
    .leftJoin('disputeMailingDays as m', (j) =>
      j.onRef('m.contactId', '=', 'l.contactId').onRef('m.roundId', '=', 'l.roundId').onRef('m.bureau', '=', 'l.bureau'),
    )
    .select(['l.pages', 'm.mailedOn'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  return found ?? { pages: null, mailedOn: null };
}
