import { refuse } from '../../../../platform/base/refusal.ts';
import type { JsonText, TextOperation } from '../../../../platform/server/feature.ts';
import type { contactListsContract } from '../../contract.ts';
import { FILTER_NOT_ALLOWED, mayFilter } from '../filter-rights.ts';
import { withToday } from '../today.ts';
import { COUNT_CAP, readPage } from '../store/list.ts';
import { readMarker } from '../store/sort.ts';

export const list: TextOperation<typeof contactListsContract.list> = {
  readText: async ({ db, scope, input, now }) => {
    if (!mayFilter(scope, input)) return FILTER_NOT_ALLOWED;
    const after = input.after === undefined ? undefined : readMarker(input.after, input.sort);
    if (after === null) return refuse('contacts.cursorUnknown', 'This page marker does not belong to this list.');
    const { rows, next, total } = await readPage(db, { ...withToday(input, now), after });
    const counted = total === null ? null : { count: Math.min(total, COUNT_CAP), capped: total > COUNT_CAP };
    return `{"rows":[${rows}],"next":${JSON.stringify(next)},"total":${JSON.stringify(counted)}}` as JsonText;
  },
};
