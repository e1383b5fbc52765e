import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { officeZone } from '../../../platform/web/look/office-day.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { HistoryStep } from '../rules/item-history.ts';
import { stepText } from '../rules/write-items.ts';
import { ReportTable } from './ReportTable.tsx';
import { itemsOptions } from './queries.ts';

const TONES = {
  'not-mailed': 'none',
  'in-progress': 'none',
  removed: 'good',
  corrected: 'good',
  confirmed: 'none',
  unanswered: 'late',
  withdrawn: 'none',
} as const satisfies Readonly<Record<HistoryStep['state'], string>>;

/** Every disputed item at each bureau, round by round. */
export function ItemsPart({ contactId }: { readonly contactId: string }): ReactElement {
  const { data, error } = useQuery(itemsOptions(contactId));
  if (error) return <RefusalNote error={error} />;
  if (!data) return <LoadingLines />;
  const { items, rounds, cut } = data;
  if (items.length === 0) return <EmptyState sentence="No item was disputed in an opened round yet." />;
  return (
    <>
      <Text c="dimmed" mb="xs">
        {items.length} {items.length === 1 ? 'item' : 'items'} in {rounds} {rounds === 1 ? 'round' : 'rounds'}.
        {cut && ' Only the first 3,000 lines are shown.'}
      </Text>
      <ReportTable
        label="Item history"
        heads={[{ label: 'Item', width: '22%' }, ...BUREAUS.map((bureau) => ({ label: BUREAU_NAMES[bureau], long: true }))]}
        rows={items.map(({ heading, accountNumberMasked, steps }, at) => ({
          key: String(at),
          cells: [
            <span key="name">
              {heading}{' '}
              <Text span c="dimmed">
                {accountNumberMasked}
              </Text>
            </span>,
            ...BUREAUS.map((bureau) => <Steps key={bureau} steps={steps[bureau] ?? []} />),
          ],
        }))}
      />
    </>
  );
}

function Steps({ steps }: { readonly steps: readonly HistoryStep[] }): ReactElement {
  if (steps.length === 0)
    return (
      <Text span c="dimmed">
        Not disputed
      </Text>
    );
  return (
    <Stack gap={2}>
      {steps.map((step) => (
        <ToneText key={step.roundNumber} tone={TONES[step.state]} {...(TONES[step.state] === 'none' && { glyph: '' })} wraps>
          {stepText(step, officeZone())}
        </ToneText>
      ))}
    </Stack>
  );
}
