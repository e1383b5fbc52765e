// The sentences of the audit report in both languages, and what is the same in them.
import { inBothLanguages } from '../../../../platform/base/language.ts';
import type { FindingState } from '../finding-state.ts';
import { AUDIT_SENTENCES_EN } from './audit-sentences-en.ts';
import { AUDIT_SENTENCES_ES } from './audit-sentences-es.ts';

export type { AuditSentences } from './audit-sentences-en.ts';
export const AUDIT_SENTENCES = inBothLanguages(AUDIT_SENTENCES_EN, AUDIT_SENTENCES_ES);

/** A line is there, the value is not. */
export const NOT_GIVEN = '–';
/** The client has not settled it: the report has boxes to tick. */
export const UNSETTLED: ReadonlySet<FindingState> = new Set<FindingState>(['open', 'asked', 'unsure']);
