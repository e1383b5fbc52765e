import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import type { Overlap } from '../../contract.ts';
import { spanWords } from '../entries.ts';

/** A warning: two appointments at one time may be meant. */
export function OverlapNote({ overlaps }: { readonly overlaps: readonly Overlap[] }): ReactElement {
  const { nameOf } = useColleagues();
  return (
    <Alert variant="default" icon={<IconAlertTriangle size={18} stroke={1.6} />} title="Same time as another appointment" py="xs">
      {overlaps.map((one) => (
        <div key={one.id}>
          {[one.title, one.contact?.name, `${formatDate(one.startsAt)}, ${spanWords(one)}`, nameOf(one.assigneeId)]
            .filter(Boolean)
            .join(' · ')}
        </div>
      ))}
    </Alert>
  );
}
