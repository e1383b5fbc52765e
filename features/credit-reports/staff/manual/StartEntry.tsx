import { Button, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { CreditReportRow } from '../../contract.ts';
import { useManualChanges } from './manual-queries.ts';

/** The way into the form, for a file that could not be read or one that is being typed in. */
export function EnterByHand({
  row,
  onEnter,
}: {
  readonly row: CreditReportRow;
  readonly onEnter: (id: string) => void;
}): ReactElement | null {
  const mayAdd = useMay()('credit-reports:add');
  const { begin } = useManualChanges();
  if (!mayAdd) return null;
  if (row.state === 'manual')
    return (
      <Button variant="default" size="xs" onClick={() => onEnter(row.id)}>
        Continue entry
      </Button>
    );
  return (
    <span>
      <Button
        variant="default"
        size="xs"
        loading={begin.isPending}
        onClick={() => begin.start({ contactId: row.contactId, reportId: row.id }, ({ id }) => onEnter(id))}
      >
        Enter by hand
      </Button>
      <RefusalNote error={begin.error} />
    </span>
  );
}

/** Begins a report that came on paper. */
export function EnterPaperReport({
  contactId,
  onEnter,
}: {
  readonly contactId: string;
  readonly onEnter: (id: string) => void;
}): ReactElement {
  const { begin } = useManualChanges();
  return (
    <div>
      <Text size="xs" c="dimmed" span>
        A PDF is kept so that you can enter it by hand.{' '}
      </Text>
      <Button
        variant="transparent"
        size="compact-xs"
        px={0}
        loading={begin.isPending}
        onClick={() => begin.start({ contactId, reportId: null }, ({ id }) => onEnter(id))}
      >
        Enter a paper report
      </Button>
      <RefusalNote error={begin.error} />
    </div>
  );
}
