// Letters as their client lists them, and what the pages that show one letter ask.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { ClientScope } from '../../../../platform/server/scope.ts';
import { kindOf, type LetterKind } from '../../rules/letter-kinds.ts';
import type { LetterRow } from '../../contract/letter-row.ts';
import { MAILING } from './mailing-days.ts';

interface OwnFacts {
  readonly id: string;
  readonly recipient: string;
  readonly state: LetterRow['state'];
  readonly items: number;
  readonly createdAt: Date;
  readonly mailedOn: string | null;
  readonly pages: number | null;
  readonly pdfSha256: string | null;
  readonly beforeApprovals: boolean;
  readonly asksClient: boolean;
  readonly readyAt: Date | null;
}

/** The client's own letters with the day each was mailed, newest first. */
export async function listOwnLetters(db: Db, { contactId }: ClientScope, limit: number): Promise<(OwnFacts & LetterKind)[]> {
  const { rows } = await sql<
    OwnFacts & Parameters<typeof kindOf>[0]
  >`select l.id, l.kind, l.round_id as "roundId", l.round_number as "roundNumber", l.bureau, l.recipient_class as "recipientClass",
      l.source_name as "sourceName", l.recipient, l.state, l.items, l.created_at as "createdAt", m.mailed_on as "mailedOn", l.pages,
      l.pdf_sha256 as "pdfSha256", l.before_approvals as "beforeApprovals", l.asks_client as "asksClient", l.ready_at as "readyAt"
    from letters l ${MAILING} where l.contact_id = ${contactId} order by l.id desc limit ${limit}`.execute(db);
  return rows.map(({ kind, roundId, roundNumber, bureau, recipientClass, sourceName, ...own }) => ({
    ...own,
    ...kindOf({ kind, roundId, roundNumber, bureau, recipientClass, sourceName }),
  }));
}

/** Pages of a letter's PDF, and the day it was mailed. */
export async function findPages(db: Db, id: string): Promise<{ readonly pages: number | null; readonly mailedOn: string | null }> {
  const { rows } = await sql<{
    pages: number | null;
    mailedOn: string | null;
  }>`select l.pages, m.mailed_on as "mailedOn" from letters l ${MAILING} where l.id = ${id}`.execute(db);
  return rows[0] ?? { pages: null, mailedOn: null };
}
