import { Anchor, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { FINDING_STATES, findingState } from '../rules/finding-state.ts';
import classes from './FindingsPanel.module.css';
import { findingPagesOptions } from './queries.ts';

interface AccountFindingsProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly lineId: string;
}

/** The findings about one account, where its lines are read. */
export function AccountFindings({ contactId, reportId, lineId }: AccountFindingsProps): ReactElement | null {
  const { data } = useInfiniteQuery(findingPagesOptions(reportId));
  const rows = data?.pages.flatMap((page) => page.rows).filter(({ finding }) => finding.lineId === lineId) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-label="Findings about this account">
      <ul className={classes['brief']}>
        {rows.map(({ finding, answer }) => (
          <li key={finding.key}>
            <Text span fw={600}>
              {finding.bureau !== null && `${BUREAU_NAMES[finding.bureau]}: `}
              {finding.title}
            </Text>{' '}
            <Text span c="dimmed">
              {FINDING_STATES[findingState(answer)]}
            </Text>
            <Text>{finding.facts[0]}</Text>
          </li>
        ))}
      </ul>
      <Anchor component={AppLink} href={`/contacts/${contactId}?tab=reports&report=${reportId}&part=findings`}>
        Review
      </Anchor>
    </section>
  );
}
