// What a next round may say, proposed from earlier rounds: what came back, what was not answered, what is new. A person chooses.
import { Alert, Button, Checkbox, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { NextProposal } from '../contract.ts';
import { findInstruction, findReason } from '../rules/dispute-reasons.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { PROPOSAL_WORDS } from '../rules/proposal-kinds.ts';
import { itemKey, type Items } from './draft-edit.ts';
import classes from './NextRoundPanel.module.css';
import { proposalsOptions } from './queries.ts';

interface NextRoundPanelProps {
  readonly contactId: string;
  readonly reportId: string;
  /** Places in the draft. */
  readonly chosen: ReadonlySet<string>;
  readonly onTake: (items: Items) => void;
}

const nameOf = ({ kind, item }: NextProposal): string => `${kind} ${itemKey(item)}`;

/** Renders nothing where nothing follows an earlier round. */
export function NextRoundPanel({ contactId, reportId, chosen, onTake }: NextRoundPanelProps): ReactElement | null {
  const { data, error } = useQuery(proposalsOptions(contactId, reportId));
  const [search] = useSearchParams();
  const back = (search['back'] ?? '').split(',').filter((id) => id !== '');
  const [picked, setSelected] = useState<ReadonlySet<string>>();
  if (!data) return error ? <RefusalNote error={error} /> : null;
  const open = data.proposals.filter(({ item }) => !chosen.has(itemKey(item)));
  // By a notice of the bureau these came back: they are selected until a person selects otherwise.
  const cameBack = open.filter(({ kind, before }) => kind === 'reinserted' && before.some(({ itemId }) => back.includes(itemId)));
  const selected = picked ?? new Set(cameBack.map(nameOf));
  const isUnlisted =
    back.length > 0 &&
    !data.proposals.some(({ kind, before }) => kind === 'reinserted' && before.some(({ itemId }) => back.includes(itemId)));
  if (open.length === 0) return isUnlisted ? <NotListed /> : null;
  const marked = open.filter((one) => selected.has(nameOf(one)));
  /** One line is disputed once in a round, so another way for it takes the place of the first. */
  const select = (one: NextProposal, on: boolean): void => {
    const others = open.filter(({ item }) => itemKey(item) === itemKey(one.item)).map(nameOf);
    setSelected(new Set([...[...selected].filter((name) => !others.includes(name)), ...(on ? [nameOf(one)] : [])]));
  };
  return (
    <section aria-labelledby="next-round" className={classes['panel']}>
      <Group justify="space-between" gap="sm">
        <Title order={2} id="next-round">
          Proposed for the next round
        </Title>
        <Button
          disabled={marked.length === 0}
          onClick={() => {
            onTake(marked.map(({ item }) => item));
            setSelected(new Set());
          }}
        >
          {marked.length === 0 ? 'Add to the round' : `Add ${marked.length} to the round`}
        </Button>
      </Group>
      {isUnlisted && <NotListed />}
      <Text c="dimmed">From what earlier rounds left open. The client confirms each item again.</Text>
      <ul className={classes['list']}>
        {open.map((one) => (
          <li key={nameOf(one)} className={classes['item']}>
            <Checkbox
              aria-label={`${PROPOSAL_WORDS[one.kind]}: ${one.heading} at ${BUREAU_NAMES[one.item.bureau]}`}
              checked={selected.has(nameOf(one))}
              onChange={(event) => select(one, event.currentTarget.checked)}
            />
            <div className={classes['words']}>
              <Text fw={600}>
                {one.heading}
                {one.accountNumberMasked !== null && `, ${one.accountNumberMasked}`}
              </Text>
              <Text size="sm">
                <span className="redress-bureau" data-bureau={one.item.bureau}>
                  {BUREAU_NAMES[one.item.bureau]}
                </span>
                {' · '}
                {PROPOSAL_WORDS[one.kind]}
              </Text>
              <Text size="sm">
                {one.why} <span className={classes['law']}>{one.citation}</span>
              </Text>
              {one.needs !== null && <Text size="sm">{one.needs}</Text>}
              <ul className={classes['before']} aria-label="Tried before">
                {one.before.map((tried) => (
                  <li key={tried.roundNumber}>
                    Round {tried.roundNumber}, {formatDate(tried.sentOn)}: {findReason(tried.reasonCode)?.label ?? 'No reason'},{' '}
                    {findInstruction(tried.instructionCode)?.label ?? 'no request'}.{' '}
                    {tried.state === 'in-progress' || tried.state === 'withdrawn' ? 'No answer in time' : OUTCOME_WORDS[tried.state]}
                    {tried.answeredOn !== null && `, ${formatDate(tried.answeredOn)}`}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bureau wrote that it put an item back, which shows only in a report of after that. */
function NotListed(): ReactElement {
  return (
    <Alert variant="default" role="note" p="sm">
      The item that was put back is not proposed from this report. Import a newer report that lists it, or choose it below.
    </Alert>
  );
}
