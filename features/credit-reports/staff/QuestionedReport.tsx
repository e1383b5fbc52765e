import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconArchive } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { CreditReportRow } from '../contract.ts';
import { asksForPerson } from '../rules/people-doubt.ts';
import { ChoosePerson } from './ChoosePerson.tsx';
import { ConfirmPerson } from './ConfirmPerson.tsx';
import { useReportChanges } from './queries.ts';
import classes from './ReportHistory.module.css';

/** A report that may be about someone else, or was set aside: it is not used until a person confirms or restores it. */
export function QuestionedReport({ row }: { readonly row: CreditReportRow }): ReactElement {
  const may = useMay();
  const mayAnswer = may('credit-reports:add');
  const [isConfirming, setConfirming] = useState(false);
  const { answerPerson, restore } = useReportChanges();
  // The only thing in doubt is its day, not whose it is.
  const isDay = row.doubts.filter(({ stops }) => stops).every(({ what }) => what === 'date');
  const isChoice = asksForPerson(row.doubts);
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
                : isChoice
                  ? 'No one said yet whose part of this file to use. Nothing of it is used until then.'
                  : may('credit-reports:confirm-person')
                    ? 'This report may be about someone else. Confirm whose it is before it is used.'
                    : 'This report may be about someone else. It is not used until someone with the right to confirm reports says whose it is.'}
            </span>
            {row.doubts.map(({ message }) => (
              <span key={message} className={classes['detail']}>
                {message}
              </span>
            ))}
          </>
        )}
        {mayAnswer && isChoice && row.state === 'questioned' && <ChoosePerson row={row} />}
        {isConfirming && <ConfirmPerson row={row} onClose={() => setConfirming(false)} />}
        {mayAnswer && (
          <Group gap="xs" mt={6}>
            {row.state === 'discarded' ? (
              <Button size="xs" variant="default" loading={restore.isPending} onClick={() => restore.start({ id: row.id })}>
                {row.parts ? 'Combine again' : 'Restore'}
              </Button>
            ) : (
              <>
                {isDay && (
                  <Button size="xs" variant="default" loading={answerPerson.isPending} onClick={() => answer('same')}>
                    Use report
                  </Button>
                )}
                {!isDay && !isChoice && may('credit-reports:confirm-person') && (
                  <Button size="xs" variant="default" onClick={() => setConfirming(true)}>
                    It is this client’s
                  </Button>
                )}
                <Button size="xs" variant="default" loading={answerPerson.isPending} onClick={() => answer('other')}>
                  {isDay ? 'Set aside' : isChoice ? 'None of them' : 'It is someone else’s'}
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
