// In which states the office may work. Each waits for a review until the owner switches it on.
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { ToneText } from '../../../../platform/web/look/ToneText.tsx';
import type { OfficeState } from '../../contract.ts';
import { statesOptions } from '../queries.ts';
import { DisableState } from './DisableState.tsx';
import { EnableState } from './EnableState.tsx';

const STATUS = {
  enabled: { words: 'On', tone: 'good', glyph: '✓' },
  review: { words: 'In review', tone: 'soon', glyph: '○' },
  blocked: { words: 'Blocked', tone: 'late', glyph: '✕' },
} as const;

export function StatesSection(): ReactElement {
  const mayEnable = useMay()('office:enable-states');
  const { data, error } = useQuery(statesOptions());
  const [all, setAll] = useState(false);
  const [dialog, setDialog] = useState<{ readonly kind: 'enable' | 'disable'; readonly of: OfficeState }>();
  const on = data?.filter(({ status }) => status === 'enabled') ?? [];
  const shown = all ? (data ?? []) : (data?.filter(({ review }) => review !== null) ?? []);
  const close = (): void => setDialog(undefined);
  return (
    <section aria-labelledby="states">
      <Title order={2} id="states" mb="xs">
        States
      </Title>
      <Text c="dimmed" mb="sm">
        {on.length === 0
          ? 'No state is switched on, so no work may be done for anyone.'
          : `Work may be done for clients in ${on.length === 1 ? 'one state' : `${on.length} states`}.`}{' '}
        Each state has its own law (15 U.S.C. 1679j): have a lawyer check license, bond and agreement before{' '}
        {mayEnable ? 'you' : 'the owner'} switch{mayEnable ? '' : 'es'} one on.
      </Text>
      <RefusalNote error={error} />
      {shown.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>State</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th>Law</Table.Th>
                <Table.Th>Reviewed</Table.Th>
                {mayEnable && <Table.Th aria-label="Actions" />}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map((state) => (
                <Table.Tr key={state.state}>
                  <Table.Td>{state.name}</Table.Td>
                  <Table.Td>
                    <ToneText tone={STATUS[state.status].tone} glyph={STATUS[state.status].glyph}>
                      {STATUS[state.status].words}
                    </ToneText>
                  </Table.Td>
                  <Table.Td>{state.law ?? ''}</Table.Td>
                  <Table.Td>
                    <Review of={state} />
                  </Table.Td>
                  {mayEnable && (
                    <Table.Td>
                      {state.status === 'review' && (
                        <Button
                          size="compact-xs"
                          variant="default"
                          aria-label={`Switch on ${state.name}`}
                          onClick={() => setDialog({ kind: 'enable', of: state })}
                        >
                          Switch on
                        </Button>
                      )}
                      {state.status === 'enabled' && (
                        <Button
                          size="compact-xs"
                          variant="subtle"
                          aria-label={`Switch off ${state.name}`}
                          onClick={() => setDialog({ kind: 'disable', of: state })}
                        >
                          Switch off
                        </Button>
                      )}
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Group mt="sm">
        <Button variant="default" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Only those decided about' : 'All states'}
        </Button>
      </Group>
      {dialog?.kind === 'enable' && <EnableState of={dialog.of} onClose={close} />}
      {dialog?.kind === 'disable' && <DisableState of={dialog.of} onClose={close} />}
    </section>
  );
}

function Review({ of: { review } }: { readonly of: OfficeState }): ReactElement | null {
  if (review === null) return null;
  const { reviewedBy, reviewedOn, license, bond, validUntil, sources, decidedBy, decidedAt } = review;
  return (
    <Stack gap={0}>
      <Text size="sm">
        {formatDate(reviewedOn)} by <bdi>{reviewedBy}</bdi>
        {validUntil !== null && `, valid until ${formatDate(validUntil)}`}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        License: {license}. Bond: {bond}. {sources}
      </Text>
      <Text size="xs" c="dimmed">
        Decided <DateText at={decidedAt} distance={false} atOffice /> by <bdi>{decidedBy}</bdi>
      </Text>
    </Stack>
  );
}
