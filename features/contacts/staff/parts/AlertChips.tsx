import { Anchor, Badge, Group } from '@mantine/core';
import { IconArchive, IconArrowMerge, IconFlame, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import type { ContactView } from '../../contract.ts';
import { HOLD_NAMES } from '../../rules/holds.ts';
import { contactOptions } from '../queries.ts';
import classes from './AlertChips.module.css';

/** What someone must know before they do anything with this record. */
export function AlertChips({ contact }: { readonly contact: ContactView }): ReactElement | null {
  const { onHoldSince, holdKind, holdReason, holdUntil, archivedAt, mergedInto } = contact;
  const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;
  const chip = { variant: 'outline', color: 'gray', size: 'lg', className: classes['chip'] ?? '' } as const;
  if (!isUnanswered(contact) && onHoldSince === null && archivedAt === null && mergedInto === null) return null;
  return (
    <Group gap="xs">
      {isUnanswered(contact) && (
        <Badge {...chip} data-tone="late" leftSection={<IconFlame {...icon} />}>
          Hot lead, not contacted yet
        </Badge>
      )}
      {onHoldSince !== null && (
        <Badge {...chip} data-tone="soon" leftSection={<IconPlayerPause {...icon} />}>
          {holdKind !== null && HOLD_NAMES[holdKind]} since {formatDate(onHoldSince)}
          {holdUntil !== null && ` until ${formatDate(holdUntil)}`}
          {holdReason !== null && `: ${holdReason}`}
        </Badge>
      )}
      {mergedInto !== null ? (
        <Badge {...chip} leftSection={<IconArrowMerge {...icon} />}>
          <MergedInto id={mergedInto} />
        </Badge>
      ) : (
        archivedAt !== null && (
          <Badge {...chip} leftSection={<IconArchive {...icon} />}>
            Archived {formatDate(archivedAt)}
          </Badge>
        )
      )}
    </Group>
  );
}

function MergedInto({ id }: { readonly id: string }): ReactElement {
  const { data } = useQuery(contactOptions(id));
  return (
    <>
      Merged into{' '}
      <Anchor component={AppLink} href={`/contacts/${id}`} inherit underline="always">
        {data?.name ?? 'another contact'}
      </Anchor>
    </>
  );
}

/** As the dashboard counts hot leads that wait for a first answer. */
function isUnanswered({ category, urgency, stage, ownerId, firstContactedAt, archivedAt }: ContactView): boolean {
  return (
    category === 'lead' &&
    (urgency === 'High' || urgency === 'Critical') &&
    stage !== 'lost' &&
    ownerId === null &&
    firstContactedAt === null &&
    archivedAt === null
  );
}
