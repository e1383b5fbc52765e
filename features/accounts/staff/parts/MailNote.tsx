import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { hasMailServerOptions } from '../queries.ts';

/** Where the mail is that was just written. */
export function MailNote({ to }: { readonly to: string }): ReactElement {
  const seesMails = useMay()('mail:view');
  const { data: hasServer } = useQuery({ ...hasMailServerOptions(), enabled: seesMails });
  return (
    <div>
      <Text role="status">
        {hasServer === false ? 'The email is in the outbox under Communications.' : `An invitation to ${to} is on its way.`}
      </Text>
      {seesMails && (
        <Anchor component={AppLink} href="/communications" size="sm">
          View email
        </Anchor>
      )}
    </div>
  );
}
