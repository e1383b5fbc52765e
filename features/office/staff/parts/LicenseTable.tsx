// Licenses, bonds and registrations of a location, with what is true of each today.
import { ActionIcon, Button, Group, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { civilDateAt, formatCivilDate, parseCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { formatDollars, type Cents } from '../../../../platform/base/money.ts';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import type { License, Location } from '../../contract.ts';
import { licenseStatusOn, type LicenseStatus } from '../../rules/licenses.ts';
import { api } from '../queries.ts';
import { LICENSE_LABELS } from './license-labels.ts';
import { LicenseForm } from './LicenseForm.tsx';

const STATUS_TEXT: Readonly<Record<LicenseStatus, { readonly words: string; readonly mark: string; readonly color: string }>> = {
  valid: { words: 'Valid', mark: '●', color: 'var(--redress-good)' },
  ending: { words: 'Ends soon', mark: '▲', color: 'var(--redress-soon)' },
  ended: { words: 'Ended', mark: '■', color: 'var(--redress-late)' },
  'not-yet': { words: 'Not yet valid', mark: '○', color: 'var(--redress-muted)' },
};

export function LicenseTable({ location }: { readonly location: Location }): ReactElement {
  const mayManage = useMay()('office:manage');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<License>();
  const remove = useChange(api.removeLicense);
  const restore = useChange(api.restoreLicense);
  const [now] = useState(() => new Date());
  const today = civilDateAt(now, location.timeZone);
  const takeAway = (license: License): void => remove.start({ id: license.id }, () => setRemoved(license));
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Title order={3}>Licenses, bonds, registrations</Title>
        {mayManage && !isAdding && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            Add
          </Button>
        )}
      </Group>
      <RefusalNote error={remove.error ?? restore.error} />
      {removed && (
        <Group gap="sm" role="status" mb="xs">
          <Text>
            {LICENSE_LABELS[removed.kind]} {removed.number} removed.
          </Text>
          <Button
            variant="default"
            size="xs"
            loading={restore.isPending}
            onClick={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
          >
            Undo
          </Button>
        </Group>
      )}
      {isAdding && <LicenseForm locationId={location.id} onDone={() => setAdding(false)} />}
      {(location.licenses.length > 0 || !isAdding) && (
        <DataTable
          label={`Licenses of ${location.name}`}
          rows={location.licenses}
          rowKey={({ id }) => id}
          columns={[...columns(today), ...(mayManage ? [removeColumn(takeAway)] : [])]}
          empty={
            <Text c="dimmed">
              None on file. Several states, Texas and California among them, want credit services organizations registered or bonded.
            </Text>
          }
        />
      )}
    </div>
  );
}

function columns(today: CivilDate): readonly Column<License>[] {
  return [
    { key: 'state', header: 'State', cell: ({ state }) => US_STATES.find(({ code }) => code === state)?.name ?? state },
    { key: 'kind', header: 'Kind', cell: ({ kind }) => LICENSE_LABELS[kind] },
    { key: 'number', header: 'Number', cell: ({ number }) => number },
    { key: 'issuer', header: 'Issued by', cell: ({ issuer }) => issuer },
    {
      key: 'amount',
      header: 'Amount',
      align: 'right',
      width: 110,
      cell: ({ amountCents }) => (amountCents === null ? null : formatDollars(amountCents as Cents)),
    },
    {
      key: 'until',
      header: 'Valid until',
      width: 120,
      cell: ({ validUntil }) => (validUntil === null ? 'No end' : formatCivilDate(asDay(validUntil) ?? today)),
    },
    {
      key: 'status',
      header: 'Today',
      cell: ({ validFrom, validUntil }) => {
        const { words, mark, color } = STATUS_TEXT[licenseStatusOn({ validFrom: asDay(validFrom), validUntil: asDay(validUntil) }, today)];
        return (
          <Text span style={{ color, whiteSpace: 'nowrap' }}>
            <span aria-hidden="true">{mark}</span> {words}
          </Text>
        );
      },
    },
  ];
}

function removeColumn(onRemove: (license: License) => void): Column<License> {
  return {
    key: 'remove',
    header: 'Remove',
    width: 64,
    cell: (license) => (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remove ${LICENSE_LABELS[license.kind].toLowerCase()} ${license.number}`}
        onClick={() => onRemove(license)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    ),
  };
}

function asDay(text: string | null): CivilDate | null {
  return text === null ? null : (parseCivilDate(text) ?? null);
}
