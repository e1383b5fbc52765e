import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { officeTitle } from '../../../platform/web/look/OfficeBrand.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { isPreview } from '../../../platform/web/identity/preview.ts';
import { useIdentity } from '../../../platform/web/identity/use-identity.ts';
import { AccountSections } from './account/AccountSections.tsx';
import classes from './ProfilePage.module.css';
import { clientSessionOptions } from './queries.ts';

/** Who the client is to this portal, and how they sign in. */
export function ProfilePage(): ReactElement {
  const session = useQuery(clientSessionOptions());
  const identity = useIdentity();
  const role = isPreview() ? 'client' : identity.phase === 'in' ? identity.claims.role : '';
  return (
    <>
      <title>{officeTitle('Profile')}</title>
      <Title order={1} mb="lg">
        Profile
      </Title>
      {session.isPending && <LoadingLines lines={3} />}
      {session.error &&
        (asRefusal(session.error).status === 404 ? <Text c="dimmed">No profile found.</Text> : <RefusalNote error={session.error} />)}
      {session.data && (
        <dl className={classes['profile']}>
          {(
            [
              ['Name', session.data.name],
              ['Email', session.data.email],
              ['Role', role],
            ] as const
          ).map(([label, value]) => (
            <div key={label} className={classes['line']}>
              <dt>{label}</dt>
              <dd>{value || 'N/A'}</dd>
            </div>
          ))}
        </dl>
      )}
      {session.data &&
        (isPreview() ? (
          <Text c="dimmed">Password, second step and devices are shown to the client only.</Text>
        ) : (
          <AccountSections size="md" />
        ))}
    </>
  );
}
