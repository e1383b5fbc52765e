// The papers about one case, put in order: what happened day by day, the disputed items, and what is enclosed.
import { addYears, formatCivilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Language } from '../../../platform/base/language.ts';
import type { OutcomeResult } from '../../disputes/rules/outcome-words.ts';
import type { DeliveryProof, MailingMethod } from '../../disputes/rules/mailing.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { caseFileTexts } from './case-file-texts.ts';
import type { HistoryItem } from './item-history.ts';
import { section, type SheetSection } from './report-sheet.ts';
import { writeItems } from './write-items.ts';

/** 'attorney': the whole file, for an attorney of the client. 'complaint': what a client files a complaint with. */
export const CASE_FILE_KINDS = ['attorney', 'complaint'] as const;
export type CaseFileKind = (typeof CASE_FILE_KINDS)[number];

export interface CaseLetter {
  /** Of a round; null for a letter of the library. */
  readonly roundNumber: number | null;
  readonly bureau: Bureau | null;
  /** The first line of the address. */
  readonly recipient: string;
  readonly mailedOn: CivilDate;
  readonly method: MailingMethod;
  readonly trackingNumber: string | null;
  readonly receivedOn: CivilDate | null;
  readonly receivedHow: DeliveryProof | null;
  /** Null where no answer is owed. */
  readonly overdueAfter: CivilDate | null;
}
export interface CaseAnswer {
  readonly roundNumber: number;
  readonly bureau: Bureau;
  readonly result: OutcomeResult;
  readonly answeredOn: CivilDate | null;
}
export interface CaseFacts {
  readonly kind: CaseFileKind;
  readonly language: Language;
  readonly zone: string;
  readonly today: CivilDate;
  readonly signedOn: CivilDate | null;
  readonly reportDays: readonly CivilDate[];
  readonly rounds: readonly { readonly number: number; readonly openedOn: CivilDate }[];
  readonly letters: readonly CaseLetter[];
  readonly answers: readonly CaseAnswer[];
  readonly items: readonly HistoryItem[];
  readonly itemsCut: boolean;
}

interface Event {
  readonly on: CivilDate;
  readonly what: string;
}

/** Everything with a day, the earliest first; what happened on one day stays in this order: signing, reports, rounds, letters, answers. */
export function listEvents({ language, today, signedOn, reportDays, rounds, letters, answers }: CaseFacts): readonly Event[] {
  const texts = caseFileTexts[language];
  const answered = (letter: CaseLetter): readonly CaseAnswer[] =>
    answers.filter((one) => one.bureau === letter.bureau && one.roundNumber === letter.roundNumber);
  const events: Event[] = [
    ...(signedOn === null ? [] : [{ on: signedOn, what: texts.signed }]),
    ...countBy(reportDays, String).map(([on, days]) => ({ on, what: texts.report(days.length) })),
    ...rounds.map(({ number, openedOn }) => ({ on: openedOn, what: texts.opened(number) })),
    ...letters.flatMap((letter) => {
      const { roundNumber: round, mailedOn, method, trackingNumber, receivedOn, receivedHow, overdueAfter } = letter;
      const name = letterTo(letter);
      const isSilent =
        overdueAfter !== null && answered(letter).every(({ answeredOn }) => answeredOn === null || answeredOn > overdueAfter);
      return [
        { on: mailedOn, what: texts.mailed(round, name, texts.methods[method], trackingNumber) },
        ...(receivedOn === null || receivedHow === null
          ? []
          : [{ on: receivedOn, what: texts.received(round, name, texts.proofs[receivedHow]) }]),
        // Said only of a day that is over.
        ...(isSilent && overdueAfter < today ? [{ on: overdueAfter, what: texts.overdue(round, name, isEstimated(letter)) }] : []),
      ];
    }),
    ...countBy(
      answers.filter((one): one is CaseAnswer & { answeredOn: CivilDate } => one.answeredOn !== null),
      ({ answeredOn, bureau }) => `${answeredOn} ${bureau}`,
    ).map(([{ answeredOn, bureau }, all]) => ({
      on: answeredOn,
      what: texts.answered(
        BUREAU_NAMES[bureau],
        countBy(all, ({ result }) => result)
          .map(([{ result }, same]) => texts.result(same.length, texts.results[result]))
          .join(', '),
      ),
    })),
  ];
  return events.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The sections of the papers, before what is enclosed. */
export function writeCaseFile(facts: CaseFacts): readonly SheetSection[] {
  const { kind, language, letters, items, itemsCut, zone } = facts;
  const texts = caseFileTexts[language];
  return [
    section(
      texts.timeline.heading,
      {
        columns: [
          { label: texts.timeline.day, share: 1 },
          { label: texts.timeline.what, share: 4 },
        ],
        rows: listEvents(facts).map(({ on, what }) => [formatCivilDate(on, language), what]),
      },
      texts.timeline.none,
    ),
    ...writeItems(items, itemsCut, zone, language),
    ...(kind === 'attorney' ? [writeDays(letters)] : []),
  ];
}

/** For an attorney only: the law is quoted in English. */
function writeDays(letters: readonly CaseLetter[]): SheetSection {
  const texts = caseFileTexts.en.days;
  return section(
    texts.heading,
    {
      columns: [
        { label: texts.letter, share: 1.6 },
        { label: texts.mailed, share: 1 },
        { label: texts.received, share: 1.2 },
        { label: texts.due, share: 1.2 },
        { label: texts.two, share: 1 },
        { label: texts.five, share: 1 },
      ],
      rows: letters.flatMap((letter) => {
        const { overdueAfter } = letter;
        if (overdueAfter === null) return [];
        const due = formatCivilDate(overdueAfter);
        const row = [
          caseFileTexts.en.letter(letter.roundNumber, letterTo(letter)),
          formatCivilDate(letter.mailedOn),
          letter.receivedOn === null ? '–' : formatCivilDate(letter.receivedOn),
          isEstimated(letter) ? texts.estimated(due) : due,
          formatCivilDate(addYears(overdueAfter, 2)),
          formatCivilDate(addYears(overdueAfter, 5)),
        ];
        return [row];
      }),
    },
    texts.none,
    texts.notes,
  );
}

/** Who it goes to, as sentences name them. */
export const letterTo = ({ bureau, recipient }: Pick<CaseLetter, 'bureau' | 'recipient'>): string =>
  bureau === null ? recipient : BUREAU_NAMES[bureau];

const isEstimated = ({ receivedOn, method }: CaseLetter): boolean => receivedOn === null && method !== 'handed-over';

/** Values in groups of one key, in the order in which the keys come first. */
function countBy<T>(values: readonly T[], keyOf: (value: T) => string): readonly (readonly [T, readonly T[]])[] {
  const groups = new Map<string, [T, T[]]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group[1].push(value);
    else groups.set(keyOf(value), [value, [value]]);
  }
  return [...groups.values()];
}

/** A civil date that is stored as text. @throws Error when it is none */
export function storedDay(text: string): CivilDate {
  const day = parseCivilDate(text);
  if (!day) throw new Error(`"${text}" is no day.`);
  return day;
}
