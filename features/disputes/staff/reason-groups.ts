// The reasons by topic, so that a list of thirty can be read. Labels and order inside a topic come from the rules.
import type { PersonalDetail } from '../../report-files/rules/personal-lines.ts';
import type { DraftItemInput } from '../contract.ts';
import { findInstruction, findReason, listInstructions, listReasons } from '../rules/dispute-reasons.ts';
import { REASON_TOPICS, topicOf } from '../rules/reason-topics.ts';

export interface ReasonOption {
  readonly value: string;
  readonly label: string;
}
export interface ReasonGroup {
  readonly group: string;
  readonly items: readonly ReasonOption[];
}

/** The reasons that fit every kind and every personal detail named, by topic; those that follow a result only with `afterResults`. A reason no topic names is under 'Other'. */
export function groupReasons(
  kinds: readonly DraftItemInput['kind'][],
  afterResults = false,
  details: readonly PersonalDetail[] = [],
): readonly ReasonGroup[] {
  const [first, ...rest] = kinds.map((kind) => listReasons(kind, { afterResults }));
  const fitting = (first ?? []).filter(
    (reason) =>
      rest.every((list) => list.includes(reason)) &&
      details.every((detail) => reason.details === undefined || reason.details.includes(detail)),
  );
  return REASON_TOPICS.flatMap((group) => {
    const items = fitting.filter((reason) => topicOf(reason.code) === group).map((reason) => ({ value: reason.code, label: reason.label }));
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** The instructions that fit the reason, the usual one first, then with `afterResults` those that follow a result; none without a reason. */
export function fittingInstructions(
  kind: DraftItemInput['kind'],
  reasonCode: string | null,
  afterResults = false,
): readonly ReasonOption[] {
  const own: readonly string[] | undefined = reasonCode === null ? undefined : findReason(reasonCode)?.instructions;
  if (!own) return [];
  const more = afterResults
    ? listInstructions(kind, undefined, { afterResults }).flatMap((one) => (one.afterResults && !own.includes(one.code) ? [one.code] : []))
    : [];
  return [...own, ...more].flatMap((code) => {
    const instruction = findInstruction(code);
    return instruction?.itemKinds.includes(kind) ? [{ value: code, label: instruction.label }] : [];
  });
}
