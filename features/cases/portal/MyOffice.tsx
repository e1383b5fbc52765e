import { Anchor, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import classes from './MyCase.module.css';
import { myCaseOptions } from './queries.ts';
import { myCaseTexts } from './texts.ts';

/** How the office is reached. Draws nothing where neither is known. */
export function MyOffice(): ReactElement | null {
  const texts = useTexts(myCaseTexts);
  const { data } = useQuery(myCaseOptions());
  const [phone, email] = [data?.office.phone ?? null, data?.office.email ?? null];
  if (phone === null && email === null) return null;
  return (
    <section aria-labelledby="my-office" className={classes['case']}>
      <Title order={2} id="my-office">
        {texts.office}
      </Title>
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
    </section>
  );
}
