import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { AgreementSummary } from '../rules/agreement-summary.ts';
import { agreementSentence, agreementWords } from '../rules/agreement-words.ts';

/** Whether the client signed and may still cancel. */
export function AgreementCell({ value }: CellProps<AgreementSummary>): ReactElement {
  const { words, tone, glyph } = agreementWords(value, officeToday());
  if (value.standing === 'none')
    return (
      <Text span c="dimmed">
        {words}
      </Text>
    );
  return (
    <ToneText tone={tone} glyph={glyph} title={agreementSentence(value)}>
      {words}
    </ToneText>
  );
}
