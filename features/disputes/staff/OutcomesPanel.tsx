// Proposed outcomes of disputed items. An outcome is a legal finding, so nothing is selected until a person selects it.
import { Button, Checkbox, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { WordingNotes } from '../../../platform/web/form/WordingNotes.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { lintClaims } from '../rules/claim-linter.ts';
import { OUTCOME_RESULTS, type DisputeOutcome } from '../contract.ts';
import { findReason } from '../rules/dispute-reasons.ts';
import { OUTCOME_SOURCES, OUTCOME_WORDS, type OutcomeResult } from '../rules/outcome-words.ts';
import classes from './OutcomesPanel.module.css';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { api, outcomesOptions } from './queries.ts';

interface OutcomesPanelProps {
  readonly contactId: string;
  readonly state: 'proposed' | 'decided';
}

/** The contract takes at most this many decisions in one call. */
const MOST_AT_ONCE = 300;

/** Renders nothing when there is nothing to decide, or nothing was decided. */
export function OutcomesPanel({ contactId, state }: OutcomesPanelProps): ReactElement | null {
  const mayDecide = useMay()('disputes:prepare');
  const { data, error } = useQuery(outcomesOptions(contactId, state));
  const decide = useChange(api.decideOutcomes);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<Readonly<Record<string, OutcomeResult>>>({});
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  if (error) return <RefusalNote error={error} />;
  if (!data || data.rows.length === 0) return null;
  const chosen = data.rows.filter(({ id }) => selected.has(id)).slice(0, MOST_AT_ONCE);
  const decideSelected = (accept: boolean): void =>
    decide.start({
      contactId,
      decisions: chosen.map(({ id, version, result }) => {
        const note = notes[id]?.trim() ?? '';
        return { id, version, accept, ...(accept && { result: results[id] ?? result }), ...(note !== '' && { note }) };
      }),
    });
  const select = (ids: readonly string[], isSelected: boolean): void =>
    setSelected(isSelected ? new Set([...selected, ...ids]) : new Set([...selected].filter((id) => !ids.includes(id))));
  const isAll = chosen.length === Math.min(data.rows.length, MOST_AT_ONCE);
  const isOpen = state === 'proposed';
  return (
    <section aria-labelledby={`outcomes-${state}`} className={classes['panel']}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={`outcomes-${state}`}>
          {isOpen ? `${data.rows.length === 1 ? 'One outcome waits' : `${data.rows.length} outcomes wait`} for your decision` : 'Outcomes'}
        </Title>
        {isOpen && mayDecide && (
          <Group gap="sm">
            <Checkbox
              label="Select all"
              checked={isAll}
              indeterminate={chosen.length > 0 && !isAll}
              onChange={(event) =>
                select(
                  data.rows.map(({ id }) => id),
                  event.currentTarget.checked,
                )
              }
            />
            <Button
              disabled={chosen.length === 0}
              loading={decide.isPending && decide.input?.decisions[0]?.accept === true}
              onClick={() => decideSelected(true)}
            >
              Accept {chosen.length} selected
            </Button>
            <Button
              variant="default"
              disabled={chosen.length === 0}
              loading={decide.isPending && decide.input?.decisions[0]?.accept === false}
              onClick={() => decideSelected(false)}
            >
              Reject selected
            </Button>
          </Group>
        )}
      </Group>
      {isOpen && (
        <Text c="dimmed">
          A newer report is evidence, not the bureau’s answer. An item that is no longer listed counts as removed once you accept it.
        </Text>
      )}
      <RefusalNote error={decide.error} />
      <ul className={classes['list']}>
        {data.rows.map((one) => (
          <li key={one.id} className={classes['item']} data-bureau={one.bureau}>
            {isOpen && mayDecide && (
              <Checkbox
                aria-label={`Select ${one.heading} at ${BUREAU_NAMES[one.bureau]}`}
                checked={selected.has(one.id)}
                onChange={(event) => select([one.id], event.currentTarget.checked)}
              />
            )}
            <div className={classes['words']}>
              <Text fw={600}>
                {one.heading}
                {one.accountNumberMasked !== null && `, ${one.accountNumberMasked}`}
              </Text>
              <Text c="dimmed" size="xs">
                {BUREAU_NAMES[one.bureau]}, round {one.roundNumber}: {findReason(one.reasonCode)?.label ?? one.reasonCode}
              </Text>
              <Text>{one.explanation}</Text>
              {one.changes.length > 0 && (
                <ul className={classes['changes']}>
                  {one.changes.map((c) => (
                    <li key={c.label} data-effect={c.effect}>
                      {c.label}: {c.before} → {c.after}
                    </li>
                  ))}
                </ul>
              )}
              {one.answeredOn !== null && (
                <Text c="dimmed" size="xs">
                  Answered {formatDate(one.answeredOn)}
                  {one.file !== null && `, ${one.file.name}`}
                </Text>
              )}
              {one.note !== null && one.note !== '' && <Text c="dimmed">“{one.note}”</Text>}
              {isOpen && mayDecide && selected.has(one.id) && (
                <TextInput
                  size="xs"
                  mt={4}
                  maw={420}
                  aria-label={`Note on ${one.heading} at ${BUREAU_NAMES[one.bureau]}`}
                  placeholder="Note (optional)"
                  maxLength={500}
                  value={notes[one.id] ?? ''}
                  onChange={(event) => setNotes({ ...notes, [one.id]: event.currentTarget.value })}
                />
              )}
              <WordingNotes
                notes={lintClaims(notes[one.id] ?? '', { where: 'note' }).filter(({ level }) => level === 'block')}
                about={`the note on ${one.heading}`}
              />
            </div>
            {isOpen && mayDecide ? (
              <NativeSelect
                aria-label={`Outcome of ${one.heading} at ${BUREAU_NAMES[one.bureau]}`}
                value={results[one.id] ?? one.result}
                onChange={(event) => {
                  const wanted = OUTCOME_RESULTS.find((r) => r === event.currentTarget.value);
                  if (wanted) setResults({ ...results, [one.id]: wanted });
                }}
                data={OUTCOME_RESULTS.map((value) => ({ value, label: OUTCOME_WORDS[value] }))}
              />
            ) : (
              <Decided one={one} mayUndo={mayDecide} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decided({ one, mayUndo }: { readonly one: DisputeOutcome; readonly mayUndo: boolean }): ReactElement {
  const undo = useChange(api.undoOutcome);
  return (
    <div className={classes['decided']}>
      <Text fw={600}>{one.state === 'rejected' ? 'Rejected' : OUTCOME_WORDS[one.result]}</Text>
      <Text c="dimmed" size="xs">
        {OUTCOME_SOURCES[one.source]}
        {one.decidedAt !== null && (
          <>
            , <DateText at={one.decidedAt} distance={false} atOffice />
            {one.decidedBy !== null && ` by ${one.decidedBy}`}
          </>
        )}
      </Text>
      {mayUndo && one.state !== 'proposed' && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={undo.isPending}
          onClick={() => undo.start({ id: one.id, version: one.version })}
        >
          Undo
        </Button>
      )}
      <RefusalNote error={undo.error} />
    </div>
  );
}
