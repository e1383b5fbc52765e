import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';

/** A page whose work has not begun: its name and one honest sentence. */
export function UpcomingPage({ title, sentence }: { readonly title: string; readonly sentence: string }): ReactElement {
  return (
    <>
      <PageHeader title={title} />
      <Text c="dimmed">{sentence}</Text>
    </>
  );
}
