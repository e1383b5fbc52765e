import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { ChangeCall, Operation } from '../../../../platform/server/feature.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import type { contactListsContract } from '../../contract.ts';
import { countContacts, describeChange, MOST_TAGS, type QuickChange } from '../../rules/quick-change.ts';
import { refuseFilter } from '../filter-rights.ts';
import { checkChange, invalid } from '../check-change.ts';
import { changeMany, countMisfits, holdContacts, holdMatches, type Held } from '../store/bulk.ts';
import { rememberTags } from '../../../contacts/server/public.ts';
import { withToday } from '../today.ts';

const MOST = 10_000;
type BulkUpdate = typeof contactListsContract.bulkUpdate;
type Call = Parameters<Operation<BulkUpdate>>[0];
type Selection = Call['input']['selection'];

export const bulkUpdate: Operation<BulkUpdate> = async (call) => {
  const { db, scope, input, now, record } = call;
  const { action, selection } = input;
  if (action.kind !== 'set' && !scope.may('contacts:archive'))
    return refuse('app.notAllowed', 'You do not have permission to archive or restore contacts.');
  const held = await hold(call, selection);
  if (isRefusal(held)) return held;
  const ids = held.map((contact) => contact.id);
  const prepared = action.kind === 'set' ? await prepareSet(call, held, action.set) : await prepareMove(held, action.kind);
  if (isRefusal(prepared)) return prepared;

  const id = newId(now);
  const changed = await changeMany(db, scope, {
    id,
    ids,
    action: action.kind === 'set' ? { kind: 'set', set: prepared.set } : { kind: action.kind },
    words: prepared.words,
    at: now,
  });
  record({
    contactId: null,
    alsoAbout: changed,
    subject: { type: 'bulk-change', id },
    summary: `${countContacts(changed.length)}: ${prepared.words}`,
    after: { ...prepared.set, changed: changed.length },
  });
  return { id, changed: changed.length, unchanged: ids.length - changed.length };
};

interface Prepared {
  readonly set: QuickChange;
  readonly words: string;
}

/** The contacts that are meant, held as they are, or why they are not those that were meant. */
async function hold(
  { db, scope, services, now, zone }: ChangeCall<unknown, StaffScope>,
  selection: Selection,
): Promise<readonly Held[] | Refusal> {
  if ('contacts' in selection) {
    const wanted = new Map(selection.contacts.map((contact) => [contact.id, contact.version]));
    const held = await holdContacts(db, [...wanted.keys()]);
    if (held.length < wanted.size) return contactNotFound.refuse();
    const stale = held.filter((contact) => contact.version !== wanted.get(contact.id));
    if (stale.length === 0) return held;
    const fields = Object.fromEntries(stale.map((contact) => [contact.id, 'Someone else changed this contact since the list was read.']));
    return changedMeanwhile.refuse({ fields });
  }
  const refused = refuseFilter(services, scope, selection.filter);
  if (refused) return refused;
  const filter = withToday(selection.filter, { now, zone });
  const except = new Set(selection.except);
  const matching = await holdMatches(db, { filter, zone, limit: MOST + except.size + 1 });
  const held = matching.filter((contact) => !except.has(contact.id));
  if (held.length > MOST) return TOO_MANY;
  return matching.length === selection.expected
    ? held
    : refuse(
        'contacts.selectionChanged',
        `The list has changed: ${countContacts(matching.length)} match now, not ${selection.expected.toLocaleString('en-US')}. Nothing was changed.`,
      );
}

const TOO_MANY = refuse('contacts.tooMany', `At most ${MOST.toLocaleString('en-US')} contacts can be changed at once.`);

async function prepareSet(call: ChangeCall<unknown, StaffScope>, held: readonly Held[], wanted: QuickChange): Promise<Prepared | Refusal> {
  const { db, now } = call;
  const archived = held.filter((contact) => contact.archived).length;
  if (archived > 0) return invalid('selection', `${countContacts(archived)} in the selection must be restored before they can be changed.`);
  const checked = await checkChange(call, wanted);
  if (isRefusal(checked)) return checked;
  const set = { ...checked.set, ...(checked.set.addTags && { addTags: await rememberTags(db, checked.set.addTags, now) }) };
  const misfits = await countMisfits(
    db,
    held.map((contact) => contact.id),
    set,
  );
  if (misfits.stage > 0)
    return invalid(
      'stage',
      `${countContacts(misfits.stage)} in the selection ${misfits.stage === 1 ? 'is' : 'are'} no open ${misfits.stage === 1 ? 'lead' : 'leads'}; only open leads can be moved this way.`,
    );
  if (misfits.tags > 0) return invalid('addTags', `${countContacts(misfits.tags)} would have more than ${MOST_TAGS} tags.`);
  return { set, words: describeChange(set, checked.ownerName) };
}

async function prepareMove(held: readonly Held[], kind: 'archive' | 'restore'): Promise<Prepared | Refusal> {
  const merged = held.filter((contact) => contact.merged).length;
  if (kind === 'restore' && merged > 0)
    return invalid('selection', `${countContacts(merged)} in the selection ${merged === 1 ? 'was' : 'were'} merged. Undo the merge first.`);
  return { set: {}, words: kind === 'archive' ? 'archived' : 'restored' };
}
