import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconArchive } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { CreditReportRow } from '../contract.ts';
import { useReportChanges } from './queries.ts';
import classes from './ReportHistory.module.css';

/** A report that may be about someone else, or was set aside: it is not used until a person confirms or restores it. */
export function QuestionedReport({ row }: { readonly row: CreditReportRow }): ReactElement {
  const mayAnswer = useMay()('credit-reports:add');
  const { answerPerson, restore } = useReportChanges();
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
          <span className={classes['detail']}>{row.parts ? 'Kept separate; each report is used on its own' : 'Set aside; not used'}</span>
        ) : (
          <>
            <span className={classes['refusal']}>
              {isDay
                ? 'The report date is in the future. Confirm the date to use this report.'
                : 'This report may be about someone else. Confirm whose it is before it is used.'}
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
              <Button size="xs" variant="default" loading={restore.isPending} onClick={() => restore.start({ id: row.id })}>
                {row.parts ? 'Combine again' : 'Restore'}
              </Button>
            ) : (
              <>
                <Button size="xs" variant="default" loading={answerPerson.isPending} onClick={() => answer('same')}>
                  {isDay ? 'Use report' : 'It is this client’s'}
                </Button>
                <Button size="xs" variant="default" loading={answerPerson.isPending} onClick={() => answer('other')}>
                  {isDay ? 'Set aside' : 'It is someone else’s'}
                </Button>
              </>
            )}
          </Group>
        )}
        <RefusalNote error={answerPerson.error ?? restore.error} />
      </div>
    </div>
  );
}
