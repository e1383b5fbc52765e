import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { detailOf } from '../../report-files/rules/personal-lines.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import type { DraftItem, DraftItemInput, GateRefusal } from '../contract.ts';
import { findReason } from '../rules/dispute-reasons.ts';
import { statementsOf } from '../rules/item-claim.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { ClaimFields } from './ClaimFields.tsx';
import type { PlaceFacts } from './disputable-lines.ts';
import type { ItemChange } from './draft-edit.ts';
import { FactsEditor, type DocumentChoice } from './FactsEditor.tsx';
import classes from './ItemEditor.module.css';
import { ProblemList } from './ProblemList.tsx';
import { ReasonFields } from './ReasonFields.tsx';

interface ItemEditorProps {
  readonly item: DraftItemInput;
  /** What the report says of the line. */
  readonly place: PlaceFacts | undefined;
  /** As the server has it: what the client is asked, and what was confirmed. */
  readonly saved: DraftItem | undefined;
  readonly documents: readonly DocumentChoice[];
  readonly problems: readonly GateRefusal[];
  /** Other bureaus that report the same line. */
  readonly otherBureaus: readonly Bureau[];
  /** What came of the last dispute of the line, where there was one. */
  readonly lastResult: DraftItem['lastResult'];
  /** What the client is asked of the line before anything else. */
  readonly asked?: ReactNode;
  /** What the office notes about the line. */
  readonly notes?: ReactNode;
  /** What else can be recorded of the line. */
  readonly more?: ReactNode;
  readonly onChange: (change: ItemChange) => void;
  readonly onCopy: (bureaus: readonly Bureau[]) => void;
  readonly onRemove: () => void;
  readonly onNext: (() => void) | undefined;
}

/** Problems of the wording, which each fact shows as it is typed. */
const SHOWN_AT_FACTS: ReadonlySet<string> = new Set(['disputes.claimForbidden', 'disputes.claimDoubtful']);

/** Reason, instruction, facts and the client's answer for one item. Ctrl+Enter goes to the next unfinished one. */
export function ItemEditor({
  item,
  place,
  saved,
  documents,
  problems,
  otherBureaus,
  lastResult,
  asked,
  notes,
  more,
  onChange,
  onCopy,
  onRemove,
  onNext,
}: ItemEditorProps): ReactElement {
  const question = item.reasonCode === null ? undefined : findReason(item.reasonCode)?.question;
  // The sentences follow what is typed; the server keeps those that were confirmed.
  const claims = saved?.reasonCode === item.reasonCode ? (saved?.claims ?? []) : [];
  const statements = statementsOf(
    { ...item, claims, heading: place?.heading ?? '', reported: place?.reported ?? [] },
    BUREAU_NAMES[item.bureau],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onNext?.();
  };
  return (
    // The shortcut acts from any field of the editor; the same is a button below.
    <div className={classes['editor']} onKeyDown={onKeyDown}>
      {lastResult !== null && <Text c="dimmed">Disputed before. Result: {OUTCOME_WORDS[lastResult]}.</Text>}
      {asked}
      <div className={classes['fields']}>
        <ReasonFields
          kinds={[item.kind]}
          details={[detailOf(place?.reported ?? [])].filter((detail) => detail !== undefined)}
          reasonCode={item.reasonCode}
          instructionCode={item.instructionCode}
          afterResults={lastResult !== null}
          onReason={(reasonCode) => onChange({ reasonCode })}
          onInstruction={(instructionCode) => onChange({ instructionCode })}
        />
      </div>
      {claims.length > 0 ? (
        <div>
          <Text fw={500} size="sm" mb={4}>
            By the client’s answer
          </Text>
          {claims.map(({ source, youReport, because, shouldBe }) => (
            <Text key={source} size="sm">{`${youReport} ${because} ${shouldBe}`}</Text>
          ))}
        </div>
      ) : (
        <ClaimFields item={item} reported={place?.reported ?? []} lateMonths={place?.lateMonths ?? []} onChange={onChange} />
      )}
      <div>
        <Text fw={500} size="sm" mb={4}>
          How the client knows
        </Text>
        <FactsEditor
          facts={item.facts}
          reasonCode={item.reasonCode}
          suggestions={place?.suggestions ?? []}
          documents={documents}
          onChange={(facts) => onChange({ facts })}
        />
      </div>
      <div>
        {question !== undefined && claims.length === 0 && <Text size="sm">Ask: {question}</Text>}
        {statements.length > 0 && (
          <>
            <Text size="sm">Read to the client what the letter says in their name:</Text>
            <ul className={classes['statements']}>
              {statements.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        <Checkbox
          label="The client was asked and says this is true"
          checked={item.clientConfirmed}
          onChange={(event) => onChange({ clientConfirmed: event.currentTarget.checked })}
          description={
            question === undefined
              ? 'Choose a reason to see the question for the client.'
              : saved?.confirmation && item.clientConfirmed
                ? `Recorded by ${saved.confirmation.by}, ${formatDate(saved.confirmation.at.slice(0, 10))}`
                : 'A change of any sentence asks again.'
          }
        />
      </div>
      {notes}
      <ProblemList problems={problems.filter(({ code }) => !SHOWN_AT_FACTS.has(code))} />
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          {otherBureaus.length > 0 && item.reasonCode !== null && (
            <Button variant="default" size="compact-sm" onClick={() => onCopy(otherBureaus)}>
              Use for {otherBureaus.map((bureau) => BUREAU_NAMES[bureau]).join(' and ')} too
            </Button>
          )}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onRemove}>
            Remove
          </Button>
          {more}
        </Group>
        {onNext && (
          <Button variant="default" size="compact-sm" onClick={onNext} aria-keyshortcuts="Control+Enter" title="Ctrl+Enter">
            Next unfinished
          </Button>
        )}
      </Group>
    </div>
  );
}
