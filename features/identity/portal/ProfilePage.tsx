import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { officeTitle } from '../../../platform/web/look/OfficeBrand.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { isPreview } from '../../../platform/web/identity/preview.ts';
import { useIdentity } from '../../../platform/web/identity/use-identity.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { AccountSections } from './account/AccountSections.tsx';
import classes from './ProfilePage.module.css';
import { clientSessionOptions } from './queries.ts';
import { profileTexts } from './texts.ts';

/** Who the client is to this portal, and how they sign in. `language` is where they choose theirs. */
export function ProfilePage({ language }: { readonly language: ReactNode }): ReactElement {
  const texts = useTexts(profileTexts);
  const session = useQuery(clientSessionOptions());
  const identity = useIdentity();
  const role = isPreview() || (identity.phase === 'in' && identity.claims.role === 'client') ? texts.client : '';
  return (
    <>
      <title>{officeTitle(texts.title)}</title>
      <Title order={1} mb="lg">
        {texts.title}
      </Title>
      {session.isPending && <LoadingLines lines={3} />}
      {session.error &&
        (asRefusal(session.error).status === 404 ? <Text c="dimmed">{texts.none}</Text> : <RefusalNote error={session.error} />)}
      {session.data && (
        <dl className={classes['profile']}>
          {(
            [
              [texts.name, session.data.name],
              [texts.email, session.data.email],
              [texts.role, role],
            ] as const
          ).map(([label, value]) => (
            <div key={label} className={classes['line']}>
              <dt>{label}</dt>
              <dd>{value || texts.unknown}</dd>
            </div>
          ))}
        </dl>
      )}
      {session.data && !isPreview() && (
        <section aria-labelledby="language" className={classes['language']}>
          <Title order={2} id="language" mb="xs">
            {texts.language}
          </Title>
          {language}
          <Text c="dimmed" mt="xs">
            {texts.languageNote}
          </Text>
        </section>
      )}
      {session.data && (isPreview() ? <Text c="dimmed">{texts.preview}</Text> : <AccountSections size="md" />)}
    </>
  );
}
