import { Anchor, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { publicConfig } from '../../../platform/web/identity/public-config.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { dashboardTexts } from '../texts.ts';
import classes from './DashboardPage.module.css';

/** How the office is reached. Draws nothing where it says neither phone nor email. */
export function OfficeContact(): ReactElement | null {
  const texts = useTexts(dashboardTexts);
  const { phone, email } = publicConfig().office;
  if (phone === null && email === null) return null;
  return (
    <section aria-labelledby="my-office" className={classes['office']}>
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
