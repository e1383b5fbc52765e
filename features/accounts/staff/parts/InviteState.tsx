import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import type { Invite } from '../../contract.ts';

/** What became of an invitation, with the day until which it can still be accepted. */
export function InviteState({ invite: { state, expiresAt } }: { readonly invite: Invite }): ReactElement {
  if (state === 'open')
    return (
      <>
        Open until <DateText at={expiresAt} distance={false} />
      </>
    );
  if (state === 'expired')
    return (
      <Text span style={{ color: 'var(--redress-soon)' }}>
        Expired <DateText at={expiresAt} distance={false} />
      </Text>
    );
  return state === 'accepted' ? (
    <>Accepted</>
  ) : (
    <Text span c="dimmed">
      Revoked
    </Text>
  );
}

/** True when an invitation can be sent again or revoked. */
export function isUndecided({ state }: Invite): boolean {
  return state === 'open' || state === 'expired';
}
