import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconArchive } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { CreditReportRow } from '../contract.ts';
import { useReportChanges } from './queries.ts';
import classes from './ReportHistory.module.css';

/** A report that seems to be about somebody else, or was put aside: nothing is made of it until a person says so. */
export function AskedEntry({ row }: { readonly row: CreditReportRow }): ReactElement {
  const mayAnswer = useMay()('credit-reports:add');
  const { answerPerson, takeBack } = useReportChanges();
  // The only thing in doubt is its day, not whose it is.
  const isDay = row.doubts.filter(({ stops }) => stops).every(({ what }) => what === 'date');
  const answer = (choice: 'same' | 'other'): void => answerPerson.start({ id: row.id, version: row.version, answer: choice });
  return (
    <div className={classes['entry']}>
      {row.state === 'discarded' ? (
        <IconArchive size={18} stroke={1.6} aria-hidden="true" className={classes['icon'] ?? ''} />
      ) : (
        <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" className={classes['alert'] ?? ''} />
      )}
      <div className={classes['words']}>
        <span className={classes['name']}>{row.fileName}</span>
        {row.state === 'discarded' ? (
          <span className={classes['detail']}>
            {row.parts ? 'Kept apart; each report counts by itself' : 'Put aside; nothing counts it'}
          </span>
        ) : (
          <>
            <span className={classes['refusal']}>
              {isDay
                ? 'This report cannot be of the day it says. Nothing is made of it until you say that it counts.'
                : 'This report may be about somebody else. Nothing is made of it until you say whose it is.'}
            </span>
            {row.doubts.map(({ message }) => (
              <span key={message} className={classes['detail']}>
                {message}
              </span>
            ))}
          </>
        )}
        {mayAnswer && (
          <Group gap="xs" mt={6}>
            {row.state === 'discarded' ? (
              <Button size="xs" variant="default" loading={takeBack.isPending} onClick={() => takeBack.start({ id: row.id })}>
                {row.parts ? 'Put together again' : 'Take back'}
              </Button>
            ) : (
              <>
                <Button size="xs" variant="default" loading={answerPerson.isPending} onClick={() => answer('same')}>
                  {isDay ? 'It counts' : 'It is this client’s'}
                </Button>
                <Button size="xs" variant="default" loading={answerPerson.isPending} onClick={() => answer('other')}>
                  {isDay ? 'Put it aside' : 'It is somebody else’s'}
                </Button>
              </>
            )}
          </Group>
        )}
        <RefusalNote error={answerPerson.error ?? takeBack.error} />
      </div>
    </div>
  );
}
