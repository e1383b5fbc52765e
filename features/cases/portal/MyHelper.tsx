import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import classes from './MyCase.module.css';
import { myCaseOptions } from './queries.ts';
import { myCaseTexts } from './texts.ts';

/** Who looks after the client, and how the office is reached. Draws nothing where neither is known. */
export function MyHelper(): ReactElement | null {
  const texts = useTexts(myCaseTexts);
  const { data } = useQuery(myCaseOptions());
  const { helper = null, office } = data ?? {};
  const [phone, email] = [office?.phone ?? null, office?.email ?? null];
  if (helper === null && phone === null && email === null) return null;
  return (
    <section aria-labelledby="my-helper" className={classes['case']}>
      <Title order={2} id="my-helper">
        {texts.helper}
      </Title>
      {helper !== null && (
        <Text fw={500}>
          <bdi>{helper}</bdi>
        </Text>
      )}
      {(phone !== null || email !== null) && (
        <>
          <Text c="dimmed">{texts.reach}</Text>
          <ul className={classes['reach']}>
            {phone !== null && (
              <li>
                <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} underline="always">
                  {phone}
                </Anchor>
              </li>
            )}
            {email !== null && (
              <li>
                <Anchor href={`mailto:${email}`} underline="always">
                  {email}
                </Anchor>
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}
