import { Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight, IconEqual, type Icon } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import type { Compared, Counted, Numbers } from '../contract.ts';
import { compare, write, type Comparison } from '../rules/compare.ts';
import classes from './NumberCards.module.css';

const ARROWS: Readonly<Partial<Record<Comparison['direction'], Icon>>> = {
  more: IconArrowUpRight,
  fewer: IconArrowDownRight,
  same: IconEqual,
};

/** The numbers this person may see. Each links to the page that lists exactly these, where there is one. */
export function NumberCards({ numbers }: { readonly numbers: Numbers }): ReactElement | null {
  const { activeClients, newLeads, itemsInDispute, itemsDisputed, openRounds, lettersToPrint } = numbers;
  if (Object.keys(numbers).length === 0) return null;
  return (
    <section aria-label="Numbers" className={classes['cards']}>
      {activeClients && <Card label="Active clients" value={activeClients} href="/client-management?tab=board" />}
      {newLeads && <Card label="New leads this month" value={newLeads.now} compared={newLeads} />}
      {itemsInDispute && <Card label="Items in dispute" value={itemsInDispute} />}
      {itemsDisputed && <Card label="Items disputed this month" value={itemsDisputed.now} compared={itemsDisputed} />}
      {openRounds && <Card label="Open rounds" value={openRounds} href="/dispute-center?queue=open" />}
      {lettersToPrint && <Card label="Letters to print" value={lettersToPrint} href="/dispute-letters?printed=no&approval=approved" />}
    </section>
  );
}

interface CardProps {
  readonly label: string;
  readonly value: Counted;
  readonly href?: string;
  readonly compared?: Compared;
}

function Card({ label, value, href, compared }: CardProps): ReactElement {
  const content = (
    <>
      <Text span c="dimmed">
        {label}
      </Text>
      <span className={classes['value']}>{write(value)}</span>
      {compared && <Delta {...compare(compared)} />}
    </>
  );
  return href === undefined ? (
    <div className={classes['card']}>{content}</div>
  ) : (
    <AppLink href={href} className={classes['card']}>
      {content}
    </AppLink>
  );
}

function Delta({ direction, words }: Comparison): ReactElement {
  const Arrow = ARROWS[direction];
  return (
    <span className={classes['delta']}>
      {Arrow && <Arrow size={14} stroke={1.8} aria-hidden="true" />}
      {words}
    </span>
  );
}
