// Letters as staff list them, with what is known of approval, mailing and answers.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { LetterMailing, LetterReturn, LetterRow } from '../../contract/letter-row.ts';
import type { ApprovalDecision, ApprovalFilter, EndReason } from '../../rules/approval.ts';
import { kindOf, type LetterKind, type RecipientClass } from '../../rules/letter-kinds.ts';
import { approvalIs, LAST_DECISION } from './approval-states.ts';
import { CAME_BACK, MAILING } from './mailing-days.ts';

type LetterState = LetterRow['state'];
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

interface ListedFacts extends Omit<LetterRow, keyof LetterKind | 'approval' | 'approvedBy'> {
  readonly pdfSha256: string | null;
  readonly beforeApprovals: boolean;
  readonly asksClient: boolean;
  readonly lastDecision: (ApprovalDecision & { readonly id: string; readonly way: 'portal' | 'paper' }) | null;
  /** When its PDF was made. */
  readonly readyAt: Date | null;
  readonly askedAt: Date | null;
}
/** A letter of a list, with what its approval is judged by. */
export type ListedLetter = ListedFacts & LetterKind;

export interface LetterQuery {
  readonly contactId?: string | undefined;
  readonly printed?: 'yes' | 'no' | undefined;
  readonly mailed?: 'yes' | 'no' | undefined;
  readonly bureau?: Bureau | undefined;
  readonly recipientClass?: RecipientClass | undefined;
  readonly returned?: 'yes' | undefined;
  /** Mailed letters whose answer is late on this day. */
  readonly overdueOn?: CivilDate | undefined;
  /** The days between which its first answer came. */
  readonly answerFrom?: CivilDate | undefined;
  readonly answerUntil?: CivilDate | undefined;
  /** Part of the client's name. */
  readonly search?: string | undefined;
  readonly approval?: { readonly is: ApprovalFilter; readonly today: CivilDate } | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Letters whose answer is owed and was not recorded; a bureau owes one while an item of its letter waits, others until something came. */
const WAITS = sql<boolean>`(l.kind = 'written' and l.answer_came_on is null
  or exists (select 1 from dispute_items_in_progress i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau))`;

/** A page of letters, newest first. */
export async function listLetters(db: StaffDb, query: LetterQuery): Promise<ListedLetter[]> {
  const { contactId = null, bureau = null, recipientClass = null, printed = null, mailed = null, overdueOn = null, after = null } = query;
  const { answerFrom = null, answerUntil = null } = query;
  const search = query.search === undefined ? null : `%${query.search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
  const found =
    await sql<LetterListRow>`select l.id, l.contact_id, c.first_name || ' ' || c.last_name as contact_name, l.kind, l.round_id, l.round_number, l.bureau,
      l.recipient_class, l.source_name, l.recipient, l.version, l.language, l.state, l.items, l.pages, l.accessible, l.note, l.created_at, l.created_by_name, l.printed_at,
      (select b.id from print_batch_letters p join print_batches b on b.id = p.batch_id where p.letter_id = l.id and b.state = 'ready' order by b.id limit 1) as print_batch_id,
      m.version as m_version, m.mailed_on, m.method, m.tracking_number, m.received_on, m.received_how, m.more_sent_on, m.free_annual_report, m.counted_from, m.overdue_after,
      (select count(*)::int from dispute_item_results i where i.contact_id = l.contact_id and i.round_id = l.round_id and i.bureau = l.bureau and i.state <> 'in-progress') as answered,
      l.answer_came_on,
      r.id as r_id, r.returned_on as r_on, r.note as r_note, r.mailed_on as r_mailed_on,
      l.pdf_sha256, l.before_approvals, l.asks_client, l.ready_at, l.asked_at, a.id as a_id, a.decision as a_decision, a.way as a_way, a.sha256 as a_sha256,
      a.decided_on as a_on, a.ended_on as a_ended_on, a.ended_why as a_ended_why
    from letters l join contact_names c on c.id = l.contact_id ${MAILING}
      left join lateral (select x.id, x.returned_on, x.note, x.mailed_on from letter_returns x where x.letter_id = l.id and x.undone_at is null
        order by x.id desc limit 1) r on true
      ${LAST_DECISION}
    where (${contactId}::uuid is null or l.contact_id = ${contactId})
      and (${bureau}::text is null or l.bureau = ${bureau})
      and (${recipientClass}::text is null or l.recipient_class = ${recipientClass} or (${recipientClass} = 'bureau' and l.kind = 'round'))
      and (${search}::text is null or c.name ilike ${search})
      and (${printed}::text is null or (l.printed_at is not null) = (${printed} = 'yes') and l.state <> 'cancelled')
      and (${mailed}::text is null or (l.printed_at is not null and (m.mailed_on is not null) = (${mailed} = 'yes') and l.state <> 'cancelled'))
      and (${query.returned === 'yes' ? sql<boolean>`${CAME_BACK} and m.mailed_on is null` : sql<boolean>`true`})
      and (${overdueOn}::date is null or (m.overdue_after < ${overdueOn}::date and ${WAITS}))
      and (${answerFrom}::date is null or l.answer_came_on >= ${answerFrom}::date)
      and (${answerUntil}::date is null or l.answer_came_on <= ${answerUntil}::date)
      and (${query.approval ? approvalIs(query.approval.is, query.approval.today) : sql<boolean>`true`})
      and (${after}::uuid is null or l.id < ${after})
    order by l.id desc limit ${query.limit}`.execute(db);
  return found.rows.map((r) => ({
    ...kindOf(r),
    id: r.id,
    contactId: r.contactId,
    contactName: r.contactName,
    recipient: r.recipient,
    version: r.version,
    language: r.language,
    state: r.state,
    items: r.items,
    pages: r.pages,
    accessible: r.accessible,
    note: r.note,
    createdAt: r.createdAt.toISOString(),
    createdByName: r.createdByName,
    printedAt: r.printedAt?.toISOString() ?? null,
    printBatchId: r.printBatchId,
    mailing: mailingOf(r),
    returned: returnOf(r),
    answered: r.kind === 'round' ? r.answered : null,
    answerCameOn: r.answerCameOn,
    pdfSha256: r.pdfSha256,
    beforeApprovals: r.beforeApprovals,
    asksClient: r.asksClient,
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

function returnOf({ rId: id, rOn: returnedOn, rNote: note, rMailedOn: mailedOn, mailedOn: since }: LetterListRow): LetterReturn | null {
  // Mailed again, it is on its way again.
  return id === null || returnedOn === null || note === null || mailedOn === null || since !== null
    ? null
    : { id, returnedOn, note, mailedOn };
}

function mailingOf(r: LetterListRow): LetterMailing | null {
  const { mVersion: version, mailedOn, method, countedFrom, overdueAfter, freeAnnualReport } = r;
  if (version === null || mailedOn === null || method === null || countedFrom === null) return null;
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
  kind: LetterKind['kind'];
  roundId: string | null;
  roundNumber: number | null;
  bureau: Bureau | null;
  recipientClass: RecipientClass | null;
  sourceName: string | null;
  recipient: string;
  version: number;
  language: 'en' | 'es';
  state: LetterState;
  items: number;
  pages: number | null;
  accessible: boolean | null;
  note: string | null;
  createdAt: Date;
  createdByName: string | null;
  printedAt: Date | null;
  printBatchId: string | null;
  answered: number;
  answerCameOn: CivilDate | null;
  rId: string | null;
  rOn: CivilDate | null;
  rNote: string | null;
  rMailedOn: CivilDate | null;
  pdfSha256: string | null;
  beforeApprovals: boolean;
  asksClient: boolean;
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
