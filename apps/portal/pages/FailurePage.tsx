import { Button, Text, Title } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { pageTexts } from '../texts.ts';

/** Shown in place of a page that could not be rendered. */
export function FailurePage({ error }: ErrorComponentProps): ReactElement {
  const texts = useTexts(pageTexts);
  return (
    <div style={{ maxWidth: 480, padding: 24 }} role="alert">
      <Title order={1}>{texts.failure}</Title>
      <Text my="md">{asRefusal(error).message}</Text>
      <Button size="md" onClick={() => location.reload()}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
