import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { WordingNotes } from '../../../platform/web/form/WordingNotes.tsx';
import { lintClaims } from '../../disputes/rules/claim-linter.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { FindingRow } from '../contract.ts';
import { statementOf } from '../rules/claims/claim-of-finding.ts';
import { FINDING_STATES, findingState } from '../rules/finding-state.ts';
import { isYesOrNo, wordFor, yesThenNo } from '../rules/wrong-answer.ts';
import classes from './FindingsPanel.module.css';
import { api, type GivenAnswer } from './queries.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';

const SEVERITY = { high: ['▲', 'Serious'], medium: ['●', 'Worth asking'], low: ['○', 'Minor'] } as const;
const BASIS = { statute: 'Law', standard: 'Industry standard, not law', practice: 'Practice or policy, not law' } as const;
/** What each answer says about the report depends on the question (rules/questions.test.ts); yes always stands first. */
const CHOICES = { yes: 'Client: yes', no: 'Client: no', unsure: 'Client is not sure', 'set-aside': 'Set aside' } as const;

interface FindingCardProps {
  readonly row: FindingRow;
  readonly reportId: string;
  readonly mayWork: boolean;
  readonly selected: boolean;
  readonly onSelect: (key: string, on: boolean) => void;
  /** A change that may take the card out of the list: where to go on, and what was refused, stay with the list. */
  readonly onWork: (key: string, change: Promise<unknown>) => void;
  readonly accepts: boolean;
  readonly onAccept: (key: string) => void;
}

/** One finding with what it rests on, the question it raises, and what the client said. */
export function FindingCard({
  row: { finding, answer },
  reportId,
  mayWork,
  selected,
  onSelect,
  onWork,
  accepts,
  onAccept,
}: FindingCardProps): ReactElement {
  const change = useChange(api.answer);
  const clear = useChange(api.clearAnswer);
  const [note, setNote] = useState('');
  const state = findingState(answer);
  const isOpen = state === 'open' || state === 'asked' || state === 'unsure';
  const give = (choice: GivenAnswer): void =>
    onWork(finding.key, change.run({ reportId, answers: [{ key: finding.key, version: answer?.version ?? null, answer: choice, note }] }));
  const statement = statementOf(finding);
  const [glyph, words] = SEVERITY[finding.severity];
  return (
    <li className={classes['card']} data-bureau={finding.bureau ?? undefined} data-finding={finding.code}>
      <div className={classes['head']}>
        {mayWork && (
          <Checkbox
            aria-label={`Select ${finding.title}, ${finding.heading}`}
            checked={selected}
            onChange={(event) => onSelect(finding.key, event.currentTarget.checked)}
          />
        )}
        <span className={classes['title']} tabIndex={-1} data-finding-title={finding.key}>
          {finding.title}
        </span>
        <span className={classes['severity']} data-severity={finding.severity}>
          <span aria-hidden="true">{glyph} </span>
          {words}
        </span>
        <Text span c="dimmed">
          {answer?.inDraft === true ? 'In the round being prepared' : FINDING_STATES[state]}
        </Text>
      </div>
      <Text>
        {finding.bureau !== null && `${BUREAU_NAMES[finding.bureau]}: `}
        {finding.heading}
        {finding.accountNumberMasked !== null && `, ${finding.accountNumberMasked}`}
      </Text>
      <ul className={classes['facts']}>
        {finding.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Text className={classes['question'] ?? ''}>{finding.question}</Text>
      {statement !== '' && finding.suggestedReason !== null && (
        <Text c="dimmed" size="sm">
          If {finding.wrongAnswer}, the letter says: “{statement}”
        </Text>
      )}
      <details>
        <summary>How this was worked out</summary>
        <dl className={classes['values']}>
          {finding.values.map(({ label, value }) => [<dt key={`${label} name`}>{label}</dt>, <dd key={label}>{value}</dd>])}
          <dt>Based on</dt>
          <dd>
            {finding.citation} ({BASIS[finding.basis]})
          </dd>
          <dt>Confidence</dt>
          <dd>{Math.round(finding.confidence * 100)} of 100</dd>
        </dl>
      </details>
      {answer !== null && answer.answeredBy !== null && (
        <Text c="dimmed" size="xs">
          {answer.answeredBy === 'client' ? 'Answered in the portal' : `Recorded by ${answer.answeredByName ?? 'staff'}`}
          {answer.note !== null && answer.note !== '' && `: “${answer.note}”`}
        </Text>
      )}
      {mayWork && isOpen && (
        <>
          <div className={classes['answer']}>
            <Group gap={6} role="group" aria-label={`Answer: ${finding.title}, ${finding.heading}`}>
              {([...yesThenNo(finding.wrongAnswer), 'unsure', 'set-aside'] as const).map((choice) => (
                <Button
                  key={choice}
                  size="xs"
                  variant="default"
                  loading={change.isPending && change.input?.answers[0]?.answer === choice}
                  onClick={() => give(choice)}
                >
                  {CHOICES[isYesOrNo(choice) ? wordFor(choice, finding.wrongAnswer) : choice]}
                </Button>
              ))}
            </Group>
            <TextInput
              size="xs"
              className={classes['note'] ?? ''}
              aria-label={`What the client said about ${finding.heading}`}
              placeholder="What the client said (optional)"
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </div>
          <WordingNotes notes={lintClaims(note, { where: 'answer' })} about={`the note on ${finding.heading}`} />
        </>
      )}
      {mayWork && answer !== null && (state !== 'disputed' || answer.inDraft) && (
        <Group gap="xs">
          {state === 'confirmed' && finding.suggestedReason !== null && (finding.lineId !== null || finding.code === 'A32') && (
            <Button size="xs" loading={accepts} onClick={() => onAccept(finding.key)}>
              Add to the next round
            </Button>
          )}
          {/* What the client said in the portal is right, only the client changes. */}
          {!(answer.answeredBy === 'client' && state === 'right') && (
            <Button
              size="xs"
              variant="subtle"
              loading={clear.isPending}
              onClick={() => onWork(finding.key, clear.run({ id: answer.id, version: answer.version }))}
            >
              {state === 'asked' ? 'Withdraw question' : 'Clear answer'}
            </Button>
          )}
        </Group>
      )}
      <RefusalNote error={change.error ?? clear.error} />
    </li>
  );
}
