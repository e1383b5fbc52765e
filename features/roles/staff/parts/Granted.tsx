import { Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { useScreenWords } from '../../../../platform/web/screen-words.ts';
import type { RightRow } from '../../contract.ts';
import { nameRight } from '../../rules/describe-right.ts';
import type { Person } from '../queries.ts';
import { groupRights } from '../words.ts';
import classes from './Granted.module.css';
import { Reason } from './Reason.tsx';
import { RightName } from './RightName.tsx';

/** What a person may do, with the reason for each, and what they may not. */
export function Granted({ person, rights }: { readonly person: Person; readonly rights: readonly RightRow[] }): ReactElement {
  const { areas } = useScreenWords();
  const patterns = new Map(person.granted.map(({ permission, pattern }) => [permission, pattern]));
  const missing = rights.filter(
    ({ permission, audiences }) => !patterns.has(permission) && audiences.some((audience) => audience !== 'client'),
  );
  return (
    <Stack gap="lg">
      {person.granted.length === 0 && <EmptyState sentence="This person may do nothing until someone gives them a role." />}
      {groupRights(
        rights.filter(({ permission }) => patterns.has(permission)),
        areas,
      ).map(({ part, name, rights: held }) => (
        <section key={part} aria-label={name}>
          <Title order={3} mb={4}>
            {name}
          </Title>
          <ul className={classes['list']}>
            {held.map((right) => (
              <li key={right.permission}>
                <div>
                  <RightName right={right} linked />
                </div>
                <Reason role={person.role} pattern={patterns.get(right.permission) ?? ''} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {missing.length > 0 && (
        <details>
          <summary>May not do {missing.length}</summary>
          {groupRights(missing, areas).map(({ part, name, rights: lacked }) => (
            <Text key={part} mt={6}>
              <Text span fw={500}>
                {name}:
              </Text>{' '}
              {lacked.map(({ permission }) => nameRight(permission)).join(', ')}
            </Text>
          ))}
        </details>
      )}
    </Stack>
  );
}
