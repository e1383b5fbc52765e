// Changes of the items of a draft, as values: what the workspace does to its items and how two versions of them are joined.
import type { DraftItemInput, Fact } from '../contract.ts';
import { MOST_FACTS } from '../rules/bulk-facts.ts';
import { findReason } from '../rules/dispute-reasons.ts';
import { fieldsOf } from '../rules/judge-claim.ts';

export type ItemPlace = Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId'>;
export type Items = readonly DraftItemInput[];
export type ItemChange = Partial<
  Pick<DraftItemInput, 'reasonCode' | 'instructionCode' | 'facts' | 'correct' | 'months' | 'clientConfirmed'>
>;

/** One item is one line of the report at one bureau. */
export function itemKey(place: ItemPlace): string {
  return `${place.bureau} ${place.kind} ${place.lineId}`;
}

export function newItem({ bureau, kind, lineId }: ItemPlace): DraftItemInput {
  return { bureau, kind, lineId, reasonCode: null, instructionCode: null, facts: [], clientConfirmed: false };
}

/** Takes what the server answered back to what may be sent. */
export function toInput({
  bureau,
  kind,
  lineId,
  reasonCode,
  instructionCode,
  facts,
  correct = [],
  months = [],
  clientConfirmed,
}: DraftItemInput): DraftItemInput {
  return {
    bureau,
    kind,
    lineId,
    reasonCode,
    instructionCode,
    facts,
    ...(correct.length > 0 && { correct }),
    ...(months.length > 0 && { months }),
    clientConfirmed,
  };
}

/**
 * Adds the items not yet chosen, as they were when they were last chosen (`remembered`). Sentences that came from an answer of the client went
 * with the item, so what it says now is asked again.
 */
export function addItems(items: Items, places: readonly ItemPlace[], remembered: ReadonlyMap<string, DraftItemInput> = new Map()): Items {
  const chosen = new Set(items.map(itemKey));
  return [
    ...items,
    ...places
      .filter((place) => !chosen.has(itemKey(place)))
      .map((place) => ({ ...(remembered.get(itemKey(place)) ?? newItem(place)), clientConfirmed: false })),
  ];
}

/**
 * Puts prepared items into the draft: a line that is chosen already gets what was prepared, and keeps the facts it has beside those. The client is
 * asked about each.
 */
export function takeItems(items: Items, prepared: Items): Items {
  const byPlace = byKey(prepared);
  const taken = items.map((item) => {
    const one = byPlace.get(itemKey(item));
    if (!one) return item;
    const more = item.facts.filter((fact) => !one.facts.some((known) => known.text.trim() === fact.text.trim()));
    return { ...one, facts: [...one.facts, ...more].slice(0, MOST_FACTS), clientConfirmed: false };
  });
  const known = new Set(items.map(itemKey));
  return [...taken, ...prepared.filter((one) => !known.has(itemKey(one))).map((one) => ({ ...one, clientConfirmed: false }))];
}

export function removeItems(items: Items, keys: ReadonlySet<string>): Items {
  return items.filter((item) => !keys.has(itemKey(item)));
}

/**
 * Changes the items named. Another reason brings its usual instruction unless the present one fits it too. Another reason or
 * other facts are another question to the client, so the earlier answer no longer counts (15 U.S.C. 1679b(a)(1)).
 */
export function changeItems(items: Items, keys: ReadonlySet<string>, change: ItemChange): Items {
  return items.map((item) => (keys.has(itemKey(item)) ? changeItem(item, change) : item));
}

function changeItem(item: DraftItemInput, change: ItemChange): DraftItemInput {
  const next = { ...item, ...change };
  if (change.reasonCode !== undefined && change.reasonCode !== item.reasonCode) {
    const fitting: readonly string[] = (change.reasonCode === null ? undefined : findReason(change.reasonCode)?.instructions) ?? [];
    if (change.instructionCode === undefined && !fitting.includes(item.instructionCode ?? '')) next.instructionCode = fitting[0] ?? null;
    if (change.clientConfirmed === undefined) next.clientConfirmed = false;
    // The right values and the months belong to the reason they were given for.
    const reason = change.reasonCode === null ? undefined : findReason(change.reasonCode);
    const fields = reason ? fieldsOf(reason, item.kind) : [];
    if (next.correct) next.correct = next.correct.filter(({ field }) => fields.includes(field));
    if (next.months && reason?.needsMonths === undefined) next.months = [];
  }
  if (
    (change.correct !== undefined || change.months !== undefined) &&
    change.clientConfirmed === undefined &&
    saidOf(next) !== saidOf(item)
  )
    next.clientConfirmed = false;
  if (change.facts !== undefined && change.clientConfirmed === undefined && !sameFacts(change.facts, item.facts))
    next.clientConfirmed = false;
  return next;
}

/**
 * Gives other bureaus the reason, the instruction and the facts of `item`; bureaus not chosen yet are chosen. Facts read off
 * the report stay behind: they speak of one bureau only.
 */
export function copyToBureaus(items: Items, item: DraftItemInput, bureaus: readonly DraftItemInput['bureau'][]): Items {
  const places = bureaus.filter((bureau) => bureau !== item.bureau).map((bureau) => ({ ...item, bureau }));
  const keys = new Set(places.map(itemKey));
  const facts = item.facts.filter((fact) => fact.source !== 'report');
  return addItems(items, places).map((other) => {
    if (!keys.has(itemKey(other))) return other;
    const own = other.facts.filter((fact) => fact.source === 'report');
    return {
      ...other,
      reasonCode: item.reasonCode,
      instructionCode: item.instructionCode,
      facts: [...own, ...facts].slice(0, MOST_FACTS),
      ...(item.correct && { correct: item.correct }),
      ...(item.months && { months: item.months }),
      clientConfirmed: false,
    };
  });
}

export interface Joined {
  readonly items: Items;
  readonly fromThem: number;
  readonly bothChanged: number;
}

/**
 * Joins two changes of the same draft. What only one side touched is taken from that side; where both touched the same item,
 * ours stays, since it is on the screen of the person deciding. A yes that was withdrawn, or went with an item that was removed or sent, counts
 * on neither side.
 */
export function joinItems(base: Items, mine: Items, theirs: Items): Joined {
  const [inBase, inMine, inTheirs] = [byKey(base), byKey(mine), byKey(theirs)];
  const items: DraftItemInput[] = [];
  let fromThem = 0;
  let bothChanged = 0;
  for (const key of new Set([...inMine.keys(), ...inTheirs.keys(), ...inBase.keys()])) {
    const [before, own, other] = [inBase.get(key), inMine.get(key), inTheirs.get(key)];
    const iChanged = !sameItem(before, own);
    const theyChanged = !sameItem(before, other);
    if (iChanged && theyChanged && !sameItem(own, other)) bothChanged += 1;
    if (!iChanged && theyChanged) fromThem += 1;
    const isTakenBack = before?.clientConfirmed === true && other?.clientConfirmed !== true;
    const kept = iChanged ? own : other;
    if (kept) items.push(isTakenBack && kept.clientConfirmed ? { ...kept, clientConfirmed: false } : kept);
  }
  return { items, fromThem, bothChanged };
}

export function sameItems(a: Items, b: Items): boolean {
  return a.length === b.length && a.every((item, i) => sameItem(item, b[i]));
}

function sameItem(a: DraftItemInput | undefined, b: DraftItemInput | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    itemKey(a) === itemKey(b) &&
    a.reasonCode === b.reasonCode &&
    a.instructionCode === b.instructionCode &&
    a.clientConfirmed === b.clientConfirmed &&
    saidOf(a) === saidOf(b) &&
    sameFacts(a.facts, b.facts)
  );
}

/** The right values and months, to be compared. */
function saidOf({ correct = [], months = [] }: Pick<DraftItemInput, 'correct' | 'months'>): string {
  return JSON.stringify([correct.map(({ field, value }) => [field, value?.trim() ?? null]), months]);
}

function sameFacts(a: readonly Fact[], b: readonly Fact[]): boolean {
  // The server trims what it keeps.
  return (
    a.length === b.length &&
    a.every(
      (fact, i) =>
        fact.text.trim() === b[i]?.text.trim() && fact.source === b[i]?.source && (fact.documentId ?? null) === (b[i].documentId ?? null),
    )
  );
}

function byKey(items: Items): ReadonlyMap<string, DraftItemInput> {
  return new Map(items.map((item) => [itemKey(item), item]));
}
