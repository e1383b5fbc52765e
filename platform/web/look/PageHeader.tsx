import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import classes from './PageHeader.module.css';
import { useRelatedPages } from './related-pages.ts';

interface PageHeaderProps {
  readonly title: string;
  /** Number beside the title, already worded when it is not exact ('10,000+'). */
  readonly count?: number | string | undefined;
  /** The one primary action of the page. */
  readonly action?: ReactNode;
  /** Filters, or a line below the title. */
  readonly children?: ReactNode;
}

/** Title and count at the left, related pages and the primary action at the right; also names the browser tab. */
export function PageHeader({ title, count, action, children }: PageHeaderProps): ReactElement {
  const related = useRelatedPages();
  return (
    <header className={classes['header']}>
      <title>{`${title} · Redress`}</title>
      <Group justify="space-between" align="center" gap="sm" mih={36}>
        <Group gap={10} align="baseline">
          <Title order={1} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Title>
          {count !== undefined && (
            <Text c="dimmed" span>
              {typeof count === 'number' ? count.toLocaleString('en-US') : count}
            </Text>
          )}
        </Group>
        <Group gap="sm">
          {related.map(({ label, href }) => (
            <Button key={href} variant="default" component={AppLink} href={href}>
              {label}
            </Button>
          ))}
          {action}
        </Group>
      </Group>
      {children}
    </header>
  );
}
