// The reasons by topic, so that a list of thirty can be read. Labels and order inside a topic come from the rules.
import type { DraftItemInput } from '../contract.ts';
import { findInstruction, findReason, listReasons } from '../rules/dispute-reasons.ts';
import { REASON_TOPICS, topicOf } from '../rules/reason-topics.ts';

export interface ReasonOption {
  readonly value: string;
  readonly label: string;
}
export interface ReasonGroup {
  readonly group: string;
  readonly items: readonly ReasonOption[];
}

/** The reasons that fit every kind named, by topic; a reason no topic names is under 'Other'. */
export function groupReasons(kinds: readonly DraftItemInput['kind'][]): readonly ReasonGroup[] {
  const [first, ...rest] = kinds.map((kind) => listReasons(kind));
  const fitting = (first ?? []).filter((reason) => rest.every((list) => list.includes(reason)));
  return REASON_TOPICS.flatMap((group) => {
    const items = fitting.filter((reason) => topicOf(reason.code) === group).map((reason) => ({ value: reason.code, label: reason.label }));
    return items.length === 0 ? [] : [{ group, items }];
  });
}

/** The instructions that fit the reason, the usual one first; none without a reason. */
export function fittingInstructions(kind: DraftItemInput['kind'], reasonCode: string | null): readonly ReasonOption[] {
  return (
    (reasonCode === null ? undefined : findReason(reasonCode)?.instructions)?.flatMap((code) => {
      const instruction = findInstruction(code);
      return instruction?.itemKinds.includes(kind) ? [{ value: code, label: instruction.label }] : [];
    }) ?? []
  );
}
