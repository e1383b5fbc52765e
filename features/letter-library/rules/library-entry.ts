// The texts of letters as a library: what each says, rests on and needs, read from the rules that letters are composed from.
import { DISPUTE_INSTRUCTIONS, type DisputeInstruction } from '../../disputes/rules/dispute-instructions.ts';
import { DISPUTE_REASONS, findInstruction } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason, ReasonClaim } from '../../disputes/rules/dispute-reason-shape.ts';
import { speakOf, type DisputedItem, type DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';
import { topicOf } from '../../disputes/rules/reason-topics.ts';
import type { ENTRY_TIMES, EntryKind } from './library-entry-kinds.ts';
import { sampleClaim, sampleItem } from './sample-item.ts';

export interface LibraryEntry {
  readonly kind: EntryKind;
  readonly code: string;
  readonly label: string;
  readonly topic: string;
  readonly law: string;
  readonly itemKinds: readonly DisputeItemKind[];
  readonly time: (typeof ENTRY_TIMES)[number];
  /** As a letter about a sample item says it; item kinds with the same sentence together. */
  readonly sentences: readonly { readonly itemKinds: readonly DisputeItemKind[]; readonly sentence: string }[];
  /** What the client is asked before the ground is chosen. */
  readonly question: string | null;
  readonly clientWords: string | null;
  readonly needs: readonly string[];
  readonly quotes: readonly string[];
  readonly fits: readonly { readonly code: string; readonly label: string }[];
}

/** Every request rests on the reinvestigation; some name more. */
const REINVESTIGATION = '15 U.S.C. 1681i(a)';
const REQUESTS = 'Requests';

/** All entries: grounds by topic, then requests, in the order staff see them elsewhere. */
export const LIBRARY: readonly LibraryEntry[] = [...DISPUTE_REASONS.map(entryOfReason), ...DISPUTE_INSTRUCTIONS.map(entryOfInstruction)];

export function findEntry(kind: EntryKind, code: string): LibraryEntry | undefined {
  return LIBRARY.find((entry) => entry.kind === kind && entry.code === code);
}

function entryOfReason(reason: DisputeReason): LibraryEntry {
  const { code, label, clientLabel, citation, question, itemKinds, requires, afterResults } = reason;
  return {
    kind: 'ground',
    code,
    label,
    topic: topicOf(code),
    law: citation,
    itemKinds,
    time: requires === undefined ? (afterResults === true ? 'after-answer' : 'always') : 'closed',
    ...say({ code, itemKinds, sentence: (item) => textOfClaim(reason.claim(item)) }),
    question,
    clientWords: clientLabel,
    needs: [
      'A yes of the client to the question above.',
      ...(reason.corrects === undefined ? [] : ['The right value, or that nothing should be shown: “You report X. It should be Y.”']),
      ...(reason.needsMonths === undefined ? [] : ['The months.']),
      ...(reason.needsStart ? ['The day from which the time to report runs, from the report or the client.'] : []),
      ...(reason.needsDocument ? ['A document in hand that shows it.'] : []),
      'At least one fact: how the client knows it, from a document, the report or the client. What the bureau reports is no fact against it.',
      ...(afterResults === true ? ['An answer of the bureau to an earlier dispute of the item, or the end of its time to answer.'] : []),
      ...(requires === undefined
        ? []
        : [
            'The identity theft report that the client filed in person, proof of identity, the list of entries and a signed statement. No round opens with it: it goes out as a request for a block.',
          ]),
    ],
    fits: reason.instructions.flatMap((fitting) => {
      const found = findInstruction(fitting);
      return found ? [{ code: found.code, label: found.label }] : [];
    }),
  };
}

function entryOfInstruction(instruction: DisputeInstruction): LibraryEntry {
  const { code, label, itemKinds, afterResults } = instruction;
  const grounds = (DISPUTE_REASONS as readonly DisputeReason[]).filter(({ instructions }) =>
    (instructions as readonly string[]).includes(code),
  );
  const said = say({ ...(grounds[0] && { code: grounds[0].code }), itemKinds, sentence: instruction.sentence });
  const named = said.sentences.flatMap(({ sentence }) => sentence.match(/\d+ U\.S\.C\. \d[\w()-]*/gu) ?? []);
  return {
    kind: 'request',
    code,
    label,
    topic: REQUESTS,
    law: [...new Set([...named, ...(named.some((one) => one.startsWith(REINVESTIGATION)) ? [] : [REINVESTIGATION])])].join(', '),
    itemKinds,
    time: afterResults === true ? 'after-answer' : 'always',
    ...said,
    question: null,
    clientWords: null,
    needs: [
      'A ground with at least one fact.',
      ...(afterResults === true ? ['An answer of the bureau to an earlier dispute of the item.'] : []),
    ],
    fits: grounds.map((reason) => ({ code: reason.code, label: reason.label })),
  };
}

/** The sentence for each kind of item, and the values of the report it looks for. */
function say({
  code,
  itemKinds,
  sentence,
}: {
  /** Of a ground. */
  readonly code?: string;
  readonly itemKinds: readonly DisputeItemKind[];
  readonly sentence: (item: DisputedItem) => string;
}): Pick<LibraryEntry, 'sentences' | 'quotes'> {
  const quotes = new Set<string>();
  const said = new Map<string, DisputeItemKind[]>();
  for (const kind of itemKinds) {
    const { furnisher, reported } = sampleItem(kind, code ?? '');
    const item = speakOf({ kind, heading: furnisher, reported, ...(code !== undefined && sampleClaim(code, kind)) }, 'Equifax');
    const text = sentence({
      ...item,
      reported: (...labels) => {
        const row = reported.find(({ label }) => labels.some((one) => one.toLowerCase() === label.toLowerCase()));
        if (row) quotes.add(row.label);
        return row?.value;
      },
    });
    const whole = text.charAt(0).toUpperCase() + text.slice(1);
    said.set(whole, [...(said.get(whole) ?? []), kind]);
  }
  return { sentences: [...said].map(([text, kinds]) => ({ itemKinds: kinds, sentence: text })), quotes: [...quotes] };
}

function textOfClaim({ youReport, because, shouldBe }: ReasonClaim): string {
  return [youReport, because, shouldBe].filter((text) => text !== '').join(' ');
}
