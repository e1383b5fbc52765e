// What the client said before, or says in the facts, against the reason chosen now (15 U.S.C. 1679b(a)(1); law.md G15, G23, X1 to X3).
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { GateRefusal } from '../contract.ts';
import { CORRECT_WORDS, DETAIL_REMOVALS, NOT_THEIRS, type CorrectWord } from './correct-words.ts';
import { findReason } from './dispute-reasons.ts';
import type { DisputeItemKind } from './dispute-vocabulary.ts';
import type { EarlierDispute } from './earlier-disputes.ts';
import { findOwnAddress } from './own-address.ts';

const TRUTH = '15 U.S.C. 1679b(a)(1)';
const THEFT = '15 U.S.C. 1681c-2(a)';

/** Reasons that only someone can give whose account it is. */
export const THEIRS: ReadonlySet<string> = new Set([
  'authorized-user',
  'paid-or-settled',
  'insurance-paid',
  'balance-wrong',
  'amounts-wrong',
  'late-payments-wrong',
  'closed-by-client',
  're-aged',
  'sold-or-transferred',
  'in-bankruptcy',
  'payment-arrangement',
  'creditor-agreed',
  'medical-paid',
  'medical-veteran',
]);

/** Something said about the line before. */
export interface SaidBefore {
  readonly said: 'right' | 'wrong';
  readonly on: CivilDate;
  /** The reason that was denied ('right') or affirmed ('wrong'); null for what was confirmed as correct beside any question. */
  readonly reasonCode: string | null;
  readonly statement: CorrectWord | null;
}

interface ChosenItem {
  readonly kind: DisputeItemKind;
  readonly reasonCode: string | null;
  readonly facts: readonly { readonly text: string; readonly documentId?: string | null | undefined }[];
  readonly reported: readonly { readonly label: string; readonly value: string }[];
}

/**
 * Why the reason of this item contradicts what was said; empty when it does not. Reasons that ask after a result say nothing of the line.
 * `houses`: where the client lives and lived (`housesOf`).
 */
export function findContradictions(
  item: ChosenItem,
  said: readonly SaidBefore[],
  earlier: readonly EarlierDispute[],
  houses: readonly string[] = [],
): GateRefusal[] {
  const { reasonCode } = item;
  if (reasonCode === null) return [];
  return [
    ...bySaid(reasonCode, said),
    ...byEarlier(reasonCode, earlier),
    ...byFacts(item, reasonCode, houses),
    ...byReport(item, reasonCode),
  ];
}

function bySaid(reasonCode: string, said: readonly SaidBefore[]): GateRefusal[] {
  const latest = said.findLast((one) => contradicts(one, reasonCode));
  if (!latest) return [];
  const on = formatCivilDate(latest.on);
  const { statement } = latest;
  const message =
    statement !== null
      ? `The client said on ${on} that this is correct: ${lowerFirst(CORRECT_WORDS[statement].label)}. It cannot be disputed for this reason unless the client takes that back.`
      : latest.said === 'right'
        ? `The client said on ${on} that “${labelOf(latest.reasonCode)}” does not apply to this line. That contradicts the reason chosen now.`
        : `The client said on ${on} that “${labelOf(latest.reasonCode)}” applies to this line. That contradicts the reason chosen now.`;
  return [refusal('disputes.contradicted', message, TRUTH)];
}

function contradicts({ said, statement, reasonCode: about }: SaidBefore, reasonCode: string): boolean {
  if (statement !== null) {
    const denies: 'all' | readonly string[] = CORRECT_WORDS[statement].denies;
    return denies === 'all' || denies.includes(reasonCode);
  }
  if (about === null) return false;
  // A name the client used is not misspelled, and not another person's.
  if (DETAIL_REMOVALS.has(reasonCode) && DETAIL_REMOVALS.has(about)) return said === 'right' && about !== reasonCode;
  // What is another's has no right balance of the client's.
  if (THEIRS.has(reasonCode)) return said === 'wrong' && NOT_THEIRS.has(about);
  if (!NOT_THEIRS.has(reasonCode)) return false;
  // That it is not another's says that it is theirs; so does whatever only its owner can say.
  return said === 'right' ? NOT_THEIRS.has(about) && about !== reasonCode : THEIRS.has(about);
}

function byEarlier(reasonCode: string, earlier: readonly EarlierDispute[]): GateRefusal[] {
  const opposite = NOT_THEIRS.has(reasonCode) ? THEIRS : THEIRS.has(reasonCode) ? NOT_THEIRS : undefined;
  const found = earlier.findLast((one) => one.reasonCode !== null && opposite?.has(one.reasonCode) === true);
  return found
    ? [
        {
          ...refusal(
            'disputes.contradictsRound',
            `Round ${found.roundNumber} (${formatCivilDate(found.sentOn)}) disputed this line as “${labelOf(found.reasonCode)}”, which says that it is ${THEIRS.has(found.reasonCode ?? '') ? '' : 'not '}the client’s. That contradicts the reason chosen now.`,
            TRUTH,
          ),
          overridable: true,
        },
      ]
    : [];
}

const NOT = String.raw`(?:never|not|n't|no)\b`;
/** Said in the first person, and not denied: 'I paid on it', 'I have used this card'. */
const OWNED = new RegExp(
  String.raw`\bI\s+(?!${NOT})(?:(?:have|had|always|already|once|only|also|did|was|am|still)\s+(?!${NOT}))*(?:paid|pay|paying|made\b[^.]{0,30}\bpayments?|settled|used(?!\s+to)|opened(?!\s+(?:a|my|the)\s+(?:letter|dispute|report))|closed|cosigned|co-signed|signed(?!\s+up)|financed|owe|late|behind|an?\s+authorized\s+user)\b`,
  'iu',
);
const TOGETHER = new RegExp(
  String.raw`\b(?:my\s+\w+\s+and\s+I|me\s+and\s+my\s+\w+|we)\s+(?!${NOT})(?:(?:both|have|had|always|once)\s+)*(?:paid|used|opened|financed|bought|leased|signed|got|took)\b`,
  'iu',
);
const MINE = /\bmy\s+(?:own\s+)?(?:payments?|card|loan|account with|late payment|balance)\b/iu;
const STOLEN =
  /\b(?:thie(?:f|ves)|stole|stolen|fraud(?:ulent(?:ly)?)?|forged|imposter|impostor|identity\s+theft)\b|\b(?:someone|somebody|a\s+person|they|he|she|who)(?:\s+else)?\s+(?:has\s+|had\s+)?(?:opened|took\s+out|used|applied)\b[^.]{0,40}\b(?:in\s+my\s+name|my\s+(?:name|identity|social))\b/iu;

const PERSON =
  '(?:ex(?:[- ](?:wife|husband|boyfriend|girlfriend))?|(?:late |former )?(?:wife|husband|spouse|partner)|mother|father|mom|dad|brother|sister|son|daughter|boyfriend|girlfriend|fianc[eé]e?|roommate|cousin|uncle|aunt)';
const HOLDER = String.raw`(?:co-?\s?signer|co-?\s?borrower|borrower|account\s+(?:holder|owner)|owner|joint\s+\w+|primary\s+\w+)`;
/** Said of someone near: not that the account is the client's, but that they know who used it or where it was. */
const NEAR = new RegExp(
  String.raw`\bmy\s+${PERSON}\s+(?:has\s+|had\s+|always\s+|also\s+|only\s+)*(?:used|uses|charged|drove|drives|ran)\s+(?:on\s+)?(?:it|this|that|the)\b` +
    String.raw`|(?<!${NOT}[^.]{0,20})\bsame\s+(?:address|house|household|apartment|home)\s+as\b` +
    String.raw`|(?<!${NOT}[^.]{0,20})\b(?:liv(?:ed?|ing)|stayed|shared\s+\w+\s+\w+)\s+with\s+(?:the|its|my)\s+${HOLDER}\b` +
    String.raw`|\bI\s+(?:also\s+|once\s+)?(?:live|lived|stayed)\s+(?:there|at\s+(?:the|that|this|its)\s+address)\b|\b(?:we|I)\s+shared\s+(?:an?|the|that|its)\s+address\b`,
  'iu',
);

function byFacts({ facts, kind }: ChosenItem, reasonCode: string, houses: readonly string[]): GateRefusal[] {
  const isStolen = reasonCode !== 'identity-theft' && facts.some(({ text }) => STOLEN.test(text));
  const owned =
    NOT_THEIRS.has(reasonCode) && kind === 'tradeline'
      ? facts.find(({ text }) => OWNED.test(text) || TOGETHER.test(text) || MINE.test(text))
      : undefined;
  // Evidence answers it: a paper that shows whose account it is.
  const asksEvidence = NOT_THEIRS.has(reasonCode) && kind === 'tradeline' && !owned && facts.every(({ documentId }) => documentId == null);
  const near = asksEvidence ? facts.find(({ text }) => NEAR.test(text)) : undefined;
  const place =
    asksEvidence && !near
      ? findOwnAddress(
          facts.map(({ text }) => text),
          houses,
        )
      : undefined;
  return [
    ...(isStolen
      ? [
          refusal(
            'disputes.theftClaimed',
            'The facts describe identity theft. That needs the report the client files, proof of identity and a signed statement; it is no reason of an ordinary dispute.',
            THEFT,
          ),
        ]
      : []),
    ...(owned
      ? [
          refusal(
            'disputes.factContradicts',
            `“${labelOf(reasonCode)}” contradicts the fact “${shorten(owned.text)}”. Ask the client again, then change the reason or the fact.`,
            TRUTH,
          ),
        ]
      : []),
    ...(place === undefined
      ? []
      : [
          refusal(
            'disputes.factContradicts',
            `“${labelOf(reasonCode)}” is doubtful beside “${shorten(place)}”: the client lives or lived there. Ask the client how the account came to that address, and add a document that shows whose account it is.`,
            TRUTH,
          ),
        ]),
    ...(near
      ? [
          refusal(
            'disputes.factContradicts',
            `“${labelOf(reasonCode)}” is doubtful beside “${shorten(near.text)}”. Ask the client whether they signed for it or let it be used, and add a document that shows whose account it is.`,
            TRUTH,
          ),
        ]
      : []),
  ];
}

function byReport({ reported }: ChosenItem, reasonCode: string): GateRefusal[] {
  const role = reported.find(({ label }) => label === 'Responsibility')?.value ?? '';
  return NOT_THEIRS.has(reasonCode) && /authorized user/i.test(role)
    ? [
        refusal(
          'disputes.authorizedUser',
          `The report lists the client as “${role}” of this account. Choose “${labelOf('authorized-user')}”, or ask the client how they know the account.`,
          TRUTH,
        ),
      ]
    : [];
}

function refusal(code: string, message: string, citation: string): GateRefusal {
  return { code, message, citation, blocks: true };
}

const labelOf = (code: string | null): string => (code === null ? undefined : findReason(code)?.label) ?? code ?? '';
const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);
