// The columns of the list of all clients by payment status.
import { Button, Text } from '@mantine/core';
import { formatDate, formatDistance } from '../../../platform/web/look/format-date.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { Column } from '../../../platform/web/table/DataTable.tsx';
import type { BillingClient } from '../contract.ts';
import { HOLD_NAMES } from '../../contacts/rules/holds.ts';
import { paymentStatusLook, PLAN_NAMES } from '../rules/payment-status-words.ts';

interface ColumnSettings {
  readonly nameOf: (id: string | null) => string | undefined;
  /** False in the list of clients without a status. */
  readonly hasStatus: boolean;
  /** Opens the form; left out for those who may only look. */
  readonly onUpdate: ((client: BillingClient) => void) | undefined;
}

export function billingColumns({ nameOf, hasStatus, onUpdate }: ColumnSettings): readonly Column<BillingClient>[] {
  const ofStatus: readonly Column<BillingClient>[] = [
    {
      key: 'status',
      header: 'Status',
      width: 136,
      phone: 'mark',
      cell: ({ current }) => {
        if (!current) return null;
        const { words, tone } = paymentStatusLook(current);
        return (
          <>
            <ToneText tone={tone}>{words}</ToneText>
            {words !== PLAN_NAMES[current.plan] && (
              <Text c="dimmed" size="xs">
                {PLAN_NAMES[current.plan]}
              </Text>
            )}
          </>
        );
      },
    },
    {
      key: 'since',
      header: 'Since',
      width: 120,
      phone: 'line',
      phoneWord: 'since',
      cell: ({ current }) =>
        current && (
          <>
            {formatDate(current.since)}
            <Text c="dimmed" size="xs">
              {formatDistance(current.since)}
            </Text>
          </>
        ),
    },
    {
      key: 'note',
      header: 'Note',
      prose: true,
      phone: 'line',
      cell: ({ current }) => current?.note !== null && current !== null && <bdi style={{ overflowWrap: 'anywhere' }}>{current.note}</bdi>,
    },
    {
      key: 'by',
      header: 'Entered',
      width: 136,
      phone: 'line',
      phoneWord: 'by',
      cell: ({ current }) =>
        current && (
          <>
            <bdi>{current.recordedBy}</bdi>
            <Text c="dimmed" size="xs">
              {formatDate(current.recordedAt)}
            </Text>
          </>
        ),
    },
  ];
  return [
    {
      key: 'name',
      header: 'Client',
      ...(hasStatus && { width: 168 }),
      cell: ({ name, hold }) => (
        <>
          <bdi>{name}</bdi>
          {hold !== null && (
            <Text span c="dimmed" size="xs">
              {' '}
              {HOLD_NAMES[hold]}
            </Text>
          )}
        </>
      ),
    },
    ...(hasStatus ? ofStatus : []),
    {
      key: 'owner',
      header: 'Owner',
      width: 120,
      ...(!hasStatus && { phone: 'line' as const }),
      cell: ({ ownerId }) => ownerId !== null && (nameOf(ownerId) ?? 'A former colleague'),
    },
    ...(onUpdate
      ? [
          {
            key: 'do',
            header: 'Action',
            width: 92,
            phone: 'action' as const,
            cell: (client: BillingClient) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${client.current ? 'Update' : 'Enter'} the payment status of ${client.name}`}
                onClick={() => onUpdate(client)}
              >
                {client.current ? 'Update' : 'Enter'}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
