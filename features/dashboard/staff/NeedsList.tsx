import { Text, Title } from '@mantine/core';
import { IconAlertCircle, IconChevronRight, IconCircleDashed, IconClock, type Icon } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import classes from './NeedsList.module.css';

const WEIGHTS: Readonly<Record<NeedsAction['weight'], { readonly word: string; readonly Icon: Icon }>> = {
  late: { word: 'Late', Icon: IconAlertCircle },
  soon: { word: 'Soon', Icon: IconClock },
  open: { word: 'Open', Icon: IconCircleDashed },
};

/** What waits for someone; each row leads to exactly these records. */
export function NeedsList({ needs }: { readonly needs: readonly NeedsAction[] }): ReactElement {
  return (
    <section aria-labelledby="needs-action">
      <Title order={2} id="needs-action" mb="xs">
        Needs action
      </Title>
      {needs.length === 0 ? (
        <Text c="dimmed">You’re all caught up.</Text>
      ) : (
        <ul className={classes['list']}>
          {needs.map(({ key, count, capped, words, href, weight }) => {
            const { word, Icon } = WEIGHTS[weight];
            return (
              <li key={key}>
                <AppLink href={href} className={classes['row']}>
                  <span className={classes['weight']} data-weight={weight}>
                    <Icon size={17} stroke={1.8} aria-hidden="true" />
                    {word}
                  </span>
                  <span className={classes['words']}>
                    <strong className="redress-tabular">
                      {count.toLocaleString('en-US')}
                      {capped && '+'}
                    </strong>{' '}
                    {count === 1 && !capped ? words.one : words.many}
                  </span>
                  <IconChevronRight size={16} stroke={1.6} aria-hidden="true" className={classes['arrow']} />
                </AppLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
