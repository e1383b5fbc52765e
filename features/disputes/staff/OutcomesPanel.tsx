// What newer reports say became of disputed items: a person accepts or rejects each, or all of them at once.
import { Button, Checkbox, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
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

/** As many as are decided in one call. */
const MOST_AT_ONCE = 300;

/** Draws nothing when there is nothing to decide, or nothing was decided. */
export function OutcomesPanel({ contactId, state }: OutcomesPanelProps): ReactElement | null {
  const mayDecide = useMay()('disputes:prepare');
  const { data, error } = useQuery(outcomesOptions(contactId, state));
  const decide = useChange(api.decideOutcomes);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [results, setResults] = useState<Readonly<Record<string, OutcomeResult>>>({});
  if (error) return <RefusalNote error={error} />;
  if (!data || data.rows.length === 0) return null;
  const chosen = data.rows.filter(({ id }) => !left.has(id)).slice(0, MOST_AT_ONCE);
  const answer = (rows: readonly DisputeOutcome[], accept: boolean): void =>
    decide.start({
      contactId,
      decisions: rows.map(({ id, version, result }) => ({ id, version, accept, ...(accept && { result: results[id] ?? result }) })),
    });
  const isOpen = state === 'proposed';
  return (
    <section aria-labelledby={`outcomes-${state}`} className={classes['panel']}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id={`outcomes-${state}`}>
          {isOpen ? `${data.rows.length === 1 ? 'One outcome waits' : `${data.rows.length} outcomes wait`} for your decision` : 'Outcomes'}
        </Title>
        {isOpen && mayDecide && (
          <Group gap="sm">
            <Button
              disabled={chosen.length === 0}
              loading={decide.isPending && decide.input?.decisions[0]?.accept === true}
              onClick={() => answer(chosen, true)}
            >
              Accept {chosen.length} marked
            </Button>
            <Button
              variant="default"
              disabled={chosen.length === 0}
              loading={decide.isPending && decide.input?.decisions[0]?.accept === false}
              onClick={() => answer(chosen, false)}
            >
              Reject marked
            </Button>
          </Group>
        )}
      </Group>
      {isOpen && (
        <Text c="dimmed">
          A newer report is evidence, not yet the answer of the bureau: an item that is no longer listed counts as removed once you say so.
        </Text>
      )}
      <RefusalNote error={decide.error} />
      <ul className={classes['list']}>
        {data.rows.map((one) => (
          <li key={one.id} className={classes['item']} data-bureau={one.bureau}>
            {isOpen && mayDecide && (
              <Checkbox
                aria-label={`Mark ${one.heading} at ${BUREAU_NAMES[one.bureau]}`}
                checked={!left.has(one.id)}
                onChange={(event) =>
                  setLeft(new Set(event.currentTarget.checked ? [...left].filter((id) => id !== one.id) : [...left, one.id]))
                }
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
              {one.note !== null && one.note !== '' && <Text c="dimmed">“{one.note}”</Text>}
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
          Take back
        </Button>
      )}
      <RefusalNote error={undo.error} />
    </div>
  );
}
