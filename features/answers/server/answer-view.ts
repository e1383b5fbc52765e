// Answers as screens see them.
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findOpenedItem, findRoundById, listOutcomes, standingItems } from '../../disputes/server/public.ts';
import { findLettersByCode, type Letter } from '../../letters/server/public.ts';
import type { AnswerItem, AnswerLetter, AnswerRow, FullAnswer } from '../contract.ts';
import { judgeNotice } from '../rules/next-step.ts';
import { placeAnswer, type AnswerPlace } from '../rules/place-answer.ts';
import { findAnswer, listSplit, openContent, type StoredAnswer } from './store.ts';
import { describeLetters } from './store/letters.ts';

/** Where the barcodes of these answers lead. */
export async function readPlaces(
  db: StaffDb,
  answers: readonly StoredAnswer[],
): Promise<{ readonly of: (answer: StoredAnswer) => AnswerPlace | null; readonly letters: ReadonlyMap<string, Letter> }> {
  const codes = [...new Set(answers.flatMap(({ pageCodes }) => pageCodes?.flat() ?? []))];
  const letters = await findLettersByCode(db, codes);
  return {
    letters,
    of: ({ pageCodes, fromClient, contactId }) => pageCodes && placeAnswer(pageCodes, letters, fromClient ? contactId : null),
  };
}

export async function viewAnswers(db: StaffDb, answers: readonly StoredAnswer[]): Promise<AnswerRow[]> {
  const places = await readPlaces(db, answers);
  return answers.map((one) => viewAnswer(one, places.of(one)));
}

/** One answer, after a change. @throws Error when it is not there */
export async function viewAnswerById(db: StaffDb, id: string): Promise<AnswerRow> {
  const found = await findAnswer(db, id);
  const [view] = found ? await viewAnswers(db, [found]) : [];
  if (!view) throw new Error(`Answer ${id} is gone.`);
  return view;
}

function viewAnswer(one: StoredAnswer, place: AnswerPlace | null): AnswerRow {
  return {
    id: one.id,
    version: one.version,
    state: one.state,
    reading: one.readAt === null,
    contact: one.contactId === null ? null : { id: one.contactId, name: one.contactName ?? '' },
    letter:
      one.letterId === null || one.recipient === null
        ? null
        : {
            id: one.letterId,
            recipient: one.recipient,
            bureau: one.bureau,
            roundId: one.roundId,
            roundNumber: one.roundNumber,
            mailedOn: one.mailedOn,
          },
    file:
      one.fileId === null || one.filePath === null || one.fileName === null || one.fileState === null
        ? null
        : { id: one.fileId, path: one.filePath, name: one.fileName, state: one.fileState },
    pages: one.pages,
    found: place?.place ?? (one.readAt === null ? null : 'unreadable'),
    sortedBy: one.sortedBy,
    fromClient: one.fromClient,
    addedBy: one.addedByName,
    arrivedAt: one.arrivedAt.toISOString(),
    kind: one.kind,
    answeredOn: one.answeredOn,
    receivedOn: one.receivedOn,
    enteredAt: one.enteredAt?.toISOString() ?? null,
    enteredBy: one.enteredByName,
    step:
      one.step === null || one.stepDueOn === null
        ? null
        : { what: one.step, dueOn: one.stepDueOn, doneOn: one.stepDoneOn, doneBy: one.stepDoneByName },
  };
}

/** Whose data a full answer shows, beside the answer. */
export interface ShownAnswer {
  readonly answer: FullAnswer;
  readonly contactIds: readonly string[];
}

export async function viewFullAnswer(db: StaffDb, sealer: Sealer, one: StoredAnswer): Promise<ShownAnswer> {
  const places = await readPlaces(db, [one]);
  const place = places.of(one);
  const { note, reason, contains, putBack } = openContent(sealer, one);
  const parts = place?.place === 'several' ? place.parts : [];
  const named = new Map(
    (await describeLetters(db, [...new Set(parts.map(({ letterId }) => letterId))])).map((letter) => [letter.id, letter]),
  );
  const shown = parts.flatMap(({ first, letterId }): { first: number; letter: AnswerLetter }[] => {
    const letter = named.get(letterId);
    return letter ? [{ first, letter }] : [];
  });
  return {
    answer: {
      ...viewAnswer(one, place),
      items: await listItems(db, sealer, one),
      parts: shown,
      eventOn: one.eventOn,
      notice: (one.kind && judgeNotice(one.kind, one.eventOn, one.answeredOn)) ?? null,
      contains,
      putBack,
      note,
      reason,
      splitInto: await listSplit(db, one.id),
    },
    contactIds: [...new Set([...(one.contactId === null ? [] : [one.contactId]), ...shown.map(({ letter }) => letter.contact.id)])],
  };
}

/** The items of its letter, with what reports propose and what this answer said of each. */
async function listItems(db: StaffDb, sealer: Sealer, one: StoredAnswer): Promise<AnswerItem[]> {
  if (one.contactId === null || one.roundId === null) return [];
  const round = await findRoundById(db, sealer, one.contactId, one.roundId);
  if (!round) return [];
  const outcomes = await listOutcomes(db, sealer, one.contactId);
  const items = standingItems(round).filter(({ bureau }) => bureau === one.bureau);
  const states = new Map<string, AnswerItem['state']>();
  for (const { id } of items) {
    const state = (await findOpenedItem(db, sealer, id))?.state;
    if (state !== undefined && state !== 'draft') states.set(id, state);
  }
  return items.flatMap(({ id, heading, accountNumberMasked }) => {
    const state = states.get(id);
    if (state === undefined) return [];
    const proposed = outcomes.find((outcome) => outcome.itemId === id && outcome.state === 'proposed' && outcome.source !== 'hand');
    return [
      {
        id,
        heading,
        accountNumberMasked,
        state,
        proposed: proposed ? { result: proposed.result, explanation: proposed.explanation } : null,
        said: outcomes.find((outcome) => outcome.itemId === id && one.outcomeIds.includes(outcome.id))?.result ?? null,
      },
    ];
  });
}
