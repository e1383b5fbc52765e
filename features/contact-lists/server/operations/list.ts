import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { JsonText, TextOperation } from '../../../../platform/server/feature.ts';
import type { contactListsContract } from '../../contract.ts';
import { refuseFilter } from '../filter-rights.ts';
import { withToday } from '../today.ts';
import { COUNT_CAP, readPage } from '../store/list.ts';
import { cursorOf } from '../store/sort.ts';

export const list: TextOperation<typeof contactListsContract.list> = {
  readText: async ({ db, scope, services, input, now, zone }) => {
    const refused = refuseFilter(services, scope, input);
    if (refused) return refused;
    const after = cursorOf(input.sort).read(input.after);
    if (isRefusal(after)) return after;
    const { rows, next, total } = await readPage(db, { ...withToday(input, { now, zone }), after }, zone);
    const counted = total === null ? null : { count: Math.min(total, COUNT_CAP), capped: total > COUNT_CAP };
    return `{"rows":[${rows}],"next":${JSON.stringify(next)},"total":${JSON.stringify(counted)}}` as JsonText;
  },
};
