import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { lookTexts } from './texts.ts';

const SHOW_AFTER_MS = 300;

/** Grey lines while something loads; never shown for waits under 300 ms. */
export function LoadingLines({ lines = 6 }: { readonly lines?: number }): ReactElement {
  const texts = useTexts(lookTexts);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <span className="redress-hidden-text">{texts.loading}</span>
      {shown && (
        <Stack gap={12} py="sm" aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} height={12} width={`${92 - ((line * 17) % 40)}%`} />
          ))}
        </Stack>
      )}
    </div>
  );
}
