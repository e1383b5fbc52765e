// Findings at the start of a round: those the client confirmed as wrong, each with what shows it and what the letter would say; one press puts them
// into the draft.
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { statementOf } from '../rules/claims/claim-of-finding.ts';
import { findingState } from '../rules/finding-state.ts';
import classes from './FindingsPanel.module.css';
import { api, findingPagesOptions } from './queries.ts';

interface FindingsFirstProps {
  readonly contactId: string;
  readonly reportId: string;
}

/** Renders nothing for who may not see findings, and where the analyses ask nothing more. */
export function FindingsFirst({ contactId, reportId }: FindingsFirstProps): ReactElement | null {
  const may = useMay();
  const list = useInfiniteQuery({ ...findingPagesOptions(reportId), enabled: may('findings:view') });
  const accept = useChange(api.accept, { several: true });
  const all = list.data?.pages.flatMap((page) => page.rows);
  if (!all) return list.error ? <RefusalNote error={list.error} /> : null;
  const confirmed = all.filter(({ answer }) => findingState(answer) === 'confirmed');
  const waiting = all.filter(({ answer }) => ['open', 'asked', 'unsure'].includes(findingState(answer))).length;
  if (confirmed.length === 0 && waiting === 0) return null;
  const keys = confirmed.map(({ finding }) => finding.key);
  return (
    <section aria-label="Findings of this report">
      <Group justify="space-between" gap="sm">
        <Title order={3}>Findings first</Title>
        {confirmed.length > 1 && may('findings:work') && (
          <Button loading={accept.isPending} onClick={() => accept.start({ reportId, keys })}>
            Add all {confirmed.length}
          </Button>
        )}
      </Group>
      {waiting > 0 && (
        <Text c="dimmed">
          {waiting === 1 ? 'One finding is' : `${waiting} findings are`} still a question to the client.{' '}
          <Anchor
            component={AppLink}
            href={`/contacts/${contactId}?tab=reports&report=${reportId}&part=findings`}
            inherit
            underline="always"
          >
            Ask or answer on Findings
          </Anchor>
        </Text>
      )}
      <RefusalNote error={accept.error} />
      <ul className={classes['list']} aria-label="Confirmed as wrong">
        {confirmed.map(({ finding }) => (
          <li key={finding.key} className={classes['card']} data-bureau={finding.bureau ?? undefined}>
            <div className={classes['head']}>
              <span className={classes['title']}>{finding.title}</span>
              {may('findings:work') && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Add to the round: ${finding.title}, ${finding.heading}`}
                  loading={accept.isPending && accept.input?.keys.includes(finding.key) === true}
                  onClick={() => accept.start({ reportId, keys: [finding.key] })}
                >
                  Add to the round
                </Button>
              )}
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
            {statementOf(finding) !== '' && <Text size="sm">The letter says: “{statementOf(finding)}”</Text>}
          </li>
        ))}
      </ul>
    </section>
  );
}
