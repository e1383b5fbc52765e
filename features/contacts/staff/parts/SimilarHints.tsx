import { Anchor, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import type { ContactValues } from '../contact-form.ts';
import { similarOptions, type Likeness } from '../detail-queries.ts';
import classes from './SimilarHints.module.css';

const WORDS = { email: 'has this email', phone: 'has this phone', name: 'has a similar name' } as const;

/** Who is on file already with what is being typed, said before it is saved. */
export function SimilarHints({ values }: { readonly values: ContactValues }): ReactElement {
  // As text, which is the same as long as what was typed is.
  const [settled] = useDebouncedValue(JSON.stringify(likenessOf(values)), 400);
  const { data } = useQuery(similarOptions(JSON.parse(settled) as Likeness));
  const hits = data?.hits ?? [];
  return (
    <div role="status" className={classes['hints']}>
      {hits.length > 0 && (
        <ul aria-label="Already on file">
          {hits.map(({ id, name, reasons, archived }) => (
            <li key={id}>
              <Anchor component={AppLink} href={`/contacts/${id}`} underline="always">
                {name}
              </Anchor>{' '}
              {reasons.map((reason) => WORDS[reason]).join(' and ')}
              {archived && (
                <Text span c="dimmed">
                  {' '}
                  (archived)
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Only what is long enough to mean someone. */
function likenessOf({ email, phone, firstName, lastName, company }: ContactValues): Likeness {
  const name = firstName.trim() !== '' && lastName.trim() !== '' ? `${firstName.trim()} ${lastName.trim()}` : company.trim();
  return {
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) && { email: email.trim() }),
    ...(phone.replaceAll(/\D/g, '').length >= 10 && { phone: phone.trim().slice(0, 64) }),
    ...(name.length >= 5 && { name: name.slice(0, 200) }),
  };
}
