import { Anchor, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { AnswerRow } from '../contract.ts';
import { ANSWER_KIND_WORDS } from '../rules/answer-kinds.ts';
import { ANSWER_STEP_WORDS } from '../rules/next-step.ts';
import classes from './AnswersTable.module.css';

const FOUND: Readonly<Record<NonNullable<AnswerRow['found']>, string>> = {
  letter: 'Barcode read',
  several: 'Several letters in one scan',
  'other-client': 'Barcode of another client',
  none: 'No barcode',
  unreadable: 'Could not be read',
};

export function AnswersTable({
  rows,
  onOpen,
}: {
  readonly rows: readonly AnswerRow[];
  readonly onOpen: (id: string) => void;
}): ReactElement {
  return (
    <table aria-label="Answers" className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">Scan</th>
          <th scope="col">Client</th>
          <th scope="col">Letter</th>
          <th scope="col">What it is</th>
          <th scope="col">Added</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className={classes['name']}>
              <Anchor component="button" type="button" fw={500} c="inherit" ta="left" onClick={() => onOpen(row.id)}>
                {row.file?.name ?? 'Deleted file'}
              </Anchor>
            </td>
            <td>{row.contact?.name ?? <Text c="dimmed">Not known yet</Text>}</td>
            <td>{letterWords(row)}</td>
            <td>
              <WhatItIs row={row} />
            </td>
            <td>
              <DateText at={row.arrivedAt} atOffice />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function letterWords({ letter }: Pick<AnswerRow, 'letter'>): string {
  if (!letter) return '–';
  return letter.bureau === null ? letter.recipient : `${BUREAU_NAMES[letter.bureau]}, round ${letter.roundNumber}`;
}

function WhatItIs({ row }: { readonly row: AnswerRow }): ReactElement {
  const { kind, step, reading, found, fromClient } = row;
  if (step && step.doneOn === null)
    return (
      <ToneText tone="soon">
        {ANSWER_STEP_WORDS[step.what]} by <DateText at={step.dueOn} />
      </ToneText>
    );
  if (kind !== null && row.state === 'entered') return <>{ANSWER_KIND_WORDS[kind]}</>;
  if (reading) return <Text c="dimmed">Reading barcodes</Text>;
  return (
    <>
      {found === null ? '' : FOUND[found]}
      {fromClient && <Text c="dimmed">Sent by the client</Text>}
    </>
  );
}
