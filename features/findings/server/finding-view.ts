// Findings with their answers as screens see them, and what changes of them record.
import type { Language } from '../../../platform/base/language.ts';
import { headingIn } from '../../report-files/rules/spanish-headings.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import type { FindingAnswer, FindingRow, MyQuestion } from '../contract.ts';
import type { Finding } from '../rules/finding.ts';
import { statementOf } from '../rules/claims/claim-of-finding.ts';
import { factInSpanish } from '../rules/spanish/fact-in-spanish.ts';
import { meaningInSpanish, questionInSpanish } from '../rules/spanish/say-in-spanish.ts';
import { bureauOf } from '../rules/finding-parts.ts';
import type { AnswerWithStatus } from './answer-status.ts';
import { reasonOf } from './items-of-findings.ts';
import type { Matter, StoredAnswer } from './store/answers.ts';

export const unknownFinding = () => refuse('findings.unknown', 'One of these findings is no longer in this report. Reload the page.');
export const inDispute = () => refuse('findings.disputed', 'This is part of a round that was opened, so the answer stays as it is.');
/** What the client said in the portal is correct is never turned around by the office: it would put words into the client's mouth (G15). */
export const ownWord = () =>
  refuse('findings.ownWord', 'The client answered in the portal that this is right. Only the client can change that answer there.', {
    citation: '15 U.S.C. 1679b(a)(1)',
  });
/** True for an answer of the client's own to this question, by which nothing is wrong. */
export function isOwnWord(stored: StoredAnswer | undefined, question: string): boolean {
  return stored?.answer === 'right' && stored.answeredBy === 'client' && stored.question === question;
}
export const answerNotFound = () => refuse('findings.notFound', 'There is no such answer.');

export function viewAnswer({
  id,
  version,
  answer,
  answeredBy,
  answeredByName,
  note,
  askedAt,
  answeredAt,
  disputedAt,
  status,
}: AnswerWithStatus): FindingAnswer {
  return {
    id,
    version,
    answer,
    answeredBy,
    answeredByName,
    note,
    inDraft: status === 'draft',
    askedAt: askedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    disputedAt: disputedAt?.toISOString() ?? null,
  };
}

export function viewFinding(finding: Finding, answers: ReadonlyMap<string, AnswerWithStatus>): FindingRow {
  const stored = answers.get(finding.key);
  return { finding, answer: stored ? viewAnswer(stored) : null };
}

/** A question as the client sees it: notes of staff stay with the staff. What a letter would say stays English, with its meaning beside it. */
export function viewQuestion(stored: StoredAnswer, language: Language): MyQuestion {
  const { id, question, wrongAnswer, facts, statement, heading, key, askedAt, answer, answeredAt, answeredBy, note } = stored;
  const isSpanish = language === 'es';
  return {
    id,
    question: (isSpanish ? questionInSpanish(stored) : undefined) ?? question,
    wrongAnswer,
    facts: facts.map((fact) => {
      const spanish = isSpanish ? factInSpanish(stored.code, fact) : undefined;
      return spanish === undefined ? { text: fact, language: 'en' as const } : { text: spanish, language: 'es' as const };
    }),
    statement,
    meaning: (isSpanish && statement !== '' ? meaningInSpanish(stored) : undefined) ?? null,
    heading: headingIn(language, heading),
    bureau: bureauOf(key),
    askedAt: askedAt?.toISOString() ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    note: answeredBy === 'client' ? note : null,
  };
}

/** What an answer is about, as it is kept. */
export function matterOf(finding: Finding, about: { readonly contactId: string; readonly reportId: string }): Matter {
  const { line } = finding;
  const reason = reasonOf(finding);
  const disputable = reason !== undefined && finding.lineKey !== null && line !== 'file';
  return {
    ...about,
    ...(disputable
      ? { lineKind: line, lineKey: finding.lineKey, reasonCode: reason.code }
      : { lineKind: null, lineKey: null, reasonCode: null }),
    key: finding.key,
    code: finding.code,
    question: finding.question,
    wrongAnswer: finding.wrongAnswer,
    facts: finding.facts,
    statement: statementOf(finding),
    heading: [finding.heading, finding.accountNumberMasked].filter(Boolean).join(' '),
  };
}

/** The findings with these keys, in this order; undefined when one of them is not there. */
export function pickFindings(findings: readonly Finding[], keys: readonly string[]): Finding[] | undefined {
  const byKey = new Map(findings.map((finding) => [finding.key, finding]));
  const picked = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
  return picked.length === new Set(keys).size ? picked : undefined;
}

/** 'Bureaus differ on dates and 2 more', for the record. */
export function nameFindings(findings: readonly Finding[]): string {
  const [first, ...others] = findings;
  return `${first?.title ?? 'nothing'}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
