// The sections of one part, read and written for paper.
import type { Language } from '../../../platform/base/language.ts';
import type { ReadCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { listVisibleActivity } from '../../activity/server/public.ts';
import { listLetters } from '../../letters/server/public.ts';
import { MOST_ROWS, type SheetSection } from '../rules/report-sheet.ts';
import type { PdfPart } from '../rules/report-parts.ts';
import { writeItems } from '../rules/write-items.ts';
import { writeActivity, writeLetters } from '../rules/write-logs.ts';
import { writeProgress } from '../rules/write-progress.ts';
import { readHistory, readProgress } from './read-parts.ts';

type Call = Pick<ReadCall<unknown, StaffScope>, 'db' | 'scope' | 'services' | 'zone'>;

/** Pages of the record that are looked through for entries this person may see. */
const MOST_PAGES = 10;

export async function writeSections(call: Call, part: PdfPart, contactId: string, language: Language): Promise<SheetSection[]> {
  const { db, scope, services, zone } = call;
  const through = { db, sealer: services.sealer };
  switch (part) {
    case 'progress': {
      const { bureaus, scores } = await readProgress(through, scope, contactId, language);
      return writeProgress(bureaus, scores, language);
    }
    case 'items': {
      const { items, cut } = await readHistory(through, contactId, language);
      return writeItems(items, cut, zone, language);
    }
    case 'letters': {
      const letters = await listLetters(db, { contactId, limit: MOST_ROWS + 1 });
      return writeLetters(letters, letters.length > MOST_ROWS, zone, language);
    }
    case 'activity': {
      const { rows, hasMore } = await readActivity(call, contactId);
      return writeActivity(rows, hasMore, zone);
    }
  }
}

async function readActivity({ db, scope, services }: Call, contactId: string) {
  const rows: Awaited<ReturnType<typeof listVisibleActivity>>[number]['row'][] = [];
  let before: number | undefined;
  for (let page = 0; page < MOST_PAGES && rows.length <= MOST_ROWS; page += 1) {
    const found = await listVisibleActivity({ db, sealer: services.sealer }, scope, services.catalog, {
      contactId,
      limit: MOST_ROWS,
      ...(before !== undefined && { before }),
    });
    rows.push(...found.flatMap(({ row, visible }) => (visible ? [row] : [])));
    before = found.at(-1)?.row.id;
    if (found.length < MOST_ROWS) return { rows, hasMore: false };
  }
  return { rows, hasMore: true };
}
