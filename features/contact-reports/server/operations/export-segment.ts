import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation } from '../../../../platform/server/feature.ts';
import { refuseFilter, withToday } from '../../../contact-lists/server/public.ts';
import { writeCsvLine } from '../../../imports/rules/inert-cells.ts';
import type { contactReportsContract } from '../../contract.ts';
import { segmentColumns } from '../../rules/segment-figures.ts';
import { listSegment } from '../store.ts';
import { readFigures } from '../segment-rows.ts';

const MOST_CONTACTS = 5_000;
const BYTE_ORDER_MARK = '\ufeff';

/** Read before the transaction, which only records that the file left. */
export const exportSegment: PreparedOperation<typeof contactReportsContract.exportSegment> = {
  prepare: async ({ db, scope, services, input, now, zone }) => {
    const refused = scope.may('contacts:view') ? refuseFilter(services, scope, input.filter) : NOT_ALLOWED;
    if (refused) return refused;
    const filter = withToday(input.filter, { now, zone });
    const contacts = await listSegment(db, filter, zone, MOST_CONTACTS + 1);
    if (contacts.length > MOST_CONTACTS)
      return refuse('contactReports.tooMany', 'More than 5,000 contacts match. Narrow the filter, or export the contacts under Export.');
    const columns = segmentColumns({
      span: scope.may('credit-reports:view'),
      results: scope.may('disputes:view'),
      scores: scope.may('scores:view'),
    });
    const rows = await readFigures(db, services, contacts, columns);
    const heads = columns.map(({ head }) => head);
    const text = BYTE_ORDER_MARK + [heads, ...rows.map((row) => columns.map(({ cell }) => cell(row)))].map(writeCsvLine).join('');
    const file = new File([text], `progress ${civilDateAt(now, zone)}.csv`, { type: 'text/csv' });
    return async ({ record, now: at }) => {
      record({
        contactId: null,
        subject: { type: 'segment', id: newId(at) },
        summary: `Progress of ${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'contact' : 'contacts'} exported as CSV`,
        after: { rows: rows.length, columns: heads, filter },
      });
      return file;
    };
  },
};

const NOT_ALLOWED = refuse('app.notAllowed', 'You do not have permission for this.');
