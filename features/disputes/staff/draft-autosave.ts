// The items of a draft round, saved by themselves. A version saved by someone else is joined, never overwritten and never lost.
import { createAutosave, type Autosave, type AutosaveView } from '../../../platform/web/form/autosave.ts';
import type { Draft, DraftItemInput, LetterChoices } from '../contract.ts';
import { itemKey, joinItems, sameItems, toInput, type Items } from './draft-edit.ts';

const SAVE_AFTER_MS = 500;

/** What is on the screen: the items, and the report they are chosen from. */
interface Chosen {
  readonly items: Items;
  readonly reportId: string;
  readonly letters: LetterChoices;
}
type Version = number | null;
export interface Joined {
  readonly fromThem: number;
  readonly bothChanged: number;
}
export type DraftView = AutosaveView<Chosen, Version, Joined>;

export interface DraftServer {
  readonly save: (input: {
    readonly reportId: string;
    readonly version: Version;
    readonly items: DraftItemInput[];
    readonly letters: LetterChoices;
  }) => Promise<Draft>;
  readonly load: () => Promise<Draft | null>;
  readonly judge: (error: unknown) => 'changed' | 'retry' | 'final';
  readonly onSaved: (draft: Draft) => void;
}

export type DraftAutosave = ReturnType<typeof createDraftAutosave>;

/** Starts from what the server has (`draft`), or from nothing on `reportId`. */
export function createDraftAutosave(server: DraftServer, draft: Draft | null, reportId: string) {
  // Without a draft the round was opened in the meantime; what is on the screen becomes the next one.
  const stored = (of: Draft | null, otherwise: string): { value: Chosen; version: Version } => ({
    value: { items: of?.items.map(toInput) ?? [], reportId: of?.reportId ?? otherwise, letters: of?.letters ?? USUAL_LETTERS },
    version: of?.version ?? null,
  });
  const autosave: Autosave<Chosen, Version, Joined> = createAutosave({
    start: stored(draft, reportId),
    delay: SAVE_AFTER_MS,
    save: async ({ items, reportId: of, letters }, version) => {
      const saved = await server.save({ reportId: of, version, items: items.map(toInput), letters });
      server.onSaved(saved);
      return stored(saved, of);
    },
    load: async () => stored(await server.load(), autosave.current().value.reportId),
    judge: server.judge,
    same: (a, b) => a.reportId === b.reportId && sameLetters(a.letters, b.letters) && sameItems(a.items, b.items),
    isNewer: (version, than) => (version === null ? than !== null : than === null || version > than),
    follow: followLines,
    onConflict: {
      join: (base, mine, theirs) => {
        const { items, ...note } = joinItems(base.items, mine.items, theirs.items);
        const letters = sameLetters(base.letters, mine.letters) ? theirs.letters : mine.letters;
        return { value: { items, reportId: mine.reportId, letters }, note };
      },
    },
  });
  return {
    ...autosave,
    edit: (make: (items: Items) => Items): void =>
      autosave.edit((value) => {
        const items = make(value.items);
        return items === value.items ? value : { ...value, items };
      }),
    /** Goes on with another report and the items that are in it. */
    moveTo: (id: string, items: Items): void => autosave.edit((value) => ({ ...value, reportId: id, items }), 0),
    chooseLetters: (letters: LetterChoices): void => autosave.edit((value) => ({ ...value, letters })),
    /** null: the round was opened. */
    refresh: (fresh: Draft | null): void => autosave.refresh(stored(fresh, autosave.current().value.reportId)),
  };
}

/** What letters print before anyone chose. */
const USUAL_LETTERS: LetterChoices = { phone: false, otherNames: true };
const sameLetters = (a: LetterChoices, b: LetterChoices): boolean => a.phone === b.phone && a.otherNames === b.otherNames;

/** Lines that were merged or split since have other ids. The answer names the items in the order in which they were sent. */
function followLines(sent: Chosen, saved: Chosen): (value: Chosen) => Chosen {
  const ids = new Map(sent.items.map((item, at) => [itemKey(item), saved.items[at]?.lineId ?? item.lineId]));
  if (sent.items.every((item) => ids.get(itemKey(item)) === item.lineId)) return (value) => value;
  return (value) => ({ ...value, items: value.items.map((item) => ({ ...item, lineId: ids.get(itemKey(item)) ?? item.lineId })) });
}
