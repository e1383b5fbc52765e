import { Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import type { FormEntry } from '../../contract.ts';
import classes from '../CallLog.module.css';

/** Web form entries of a contact, as they were sent. */
export function FormEntries({ rows }: { readonly rows: readonly FormEntry[] }): ReactElement {
  return (
    <>
      <Title order={2} mt="lg" mb="xs">
        Web forms
      </Title>
      <ul className={classes['list']} aria-label="Web forms">
        {rows.map((entry) => (
          <li key={entry.id} className={classes['line']}>
            {entry.message !== null && <Text className={classes['words'] ?? ''}>{entry.message}</Text>}
            {entry.bestTime !== null && (
              <Text>
                Best time to call: <bdi>{entry.bestTime}</bdi>
              </Text>
            )}
            {entry.referredBy !== null && (
              <Text>
                Sent by: <bdi>{entry.referredBy}</bdi>
              </Text>
            )}
            {entry.ticked !== null && (
              <Text c="dimmed" size="sm">
                Agreed to: <bdi>{entry.ticked}</bdi>
              </Text>
            )}
            {entry.campaign !== null && (
              <Text c="dimmed" size="sm">
                Campaign: {decodeURIComponent(entry.campaign.replaceAll('&', ', ').replaceAll('=', ' '))}
              </Text>
            )}
            <Text c="dimmed" size="sm">
              <bdi>{entry.formName}</bdi> · <DateText at={entry.at} />
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
